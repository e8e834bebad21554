import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { registerServiceWorker } from "./offline/register";

registerServiceWorker();
mount(App, { target: document.getElementById("app")! });
