/**
 * The page of an embedded board, for a frame of another site. It shows a public game and does nothing else. Nobody is
 * logged in here, so that nothing could be changed in anybody's name.
 */
import "./isolation";
import { mount } from "svelte";
import "../look/base.css";
import { LANGUAGES } from "../core/messages";
import { followSystem } from "../look/motion";
import EmbeddedBoard from "./EmbeddedBoard.svelte";

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const wished = [new URLSearchParams(location.search).get("language"), ...navigator.languages];
const language = wished.map((tag) => LANGUAGES.find((one) => one === tag?.slice(0, 2))).find(Boolean) ?? "en";
document.documentElement.lang = language;
followSystem();
mount(EmbeddedBoard, { target: document.getElementById("app")!, props: { id, language } });
