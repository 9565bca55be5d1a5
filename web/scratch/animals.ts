import { mount } from "svelte";
import "../src/style/tokens.css"; import "../src/style/base.css";
import Lands from "../src/games/animal-kingdoms/Lands.svelte";
import "../src/games/animal-kingdoms/lands.css";
document.body.style.background = "#8F6FA1";
document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") ?? "light";
mount(Lands, { target: document.body });
