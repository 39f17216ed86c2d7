import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/kit.css";
import { loadTexts, setLanguage } from "./ui/language.svelte";
import { followLinks } from "./ui/router.svelte";
import { applySettings, settings } from "./ui/settings.svelte";
import "./ui/theme.css";
import { install } from "./ui/install.svelte";

applySettings();
followLinks();
void loadTexts("web", "games");
// Nothing is shown before its texts are there.
void setLanguage(settings.lang).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  // Without it everything works but the start without a network.
  setTimeout(() => void install().catch(() => {}), 2_000);
});
