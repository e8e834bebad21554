import { mount } from "svelte";
import "../look/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("gallery")! });
