import { mount } from "svelte";
import A from "./A.svelte";
mount(A, { target: document.body });
