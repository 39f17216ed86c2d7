import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/kit.css";
import { loadTexts, setLanguage } from "./ui/language.svelte";
import { followLinks } from "./ui/router.svelte";
import { applySettings, settings } from "./ui/settings.svelte";
import "./ui/theme.css";

applySettings();
followLinks();
void loadTexts("web", "games");
// Nothing is shown before its texts are there.
void setLanguage(settings.lang).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
