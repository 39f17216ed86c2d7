import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./look/go.svelte";
import "./look/kit.css";
import { need, speak } from "./look/language.svelte";
import "./look/look.css";
import { keepSettings, settings } from "./look/settings.svelte";

keepSettings();
followLinks();
void need("web", "games");
// Nothing is shown before it can be read.
await speak(settings.lang);
const target = document.getElementById("app");
if (target) mount(App, { target });
