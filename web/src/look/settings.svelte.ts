// What a person has chosen for this browser.

import { keep, kept } from "./kept";
import { setSounds, soundsOn } from "./sounds";
import { LANGS, type Lang } from "./texts";

export const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

interface Chosen {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  /** Whether the board is also written out in plain characters, with the moves as a list. */
  plain: boolean;
  /** Whether things move: as the system says, unless told otherwise. */
  still: boolean;
  /** How the person wants to be called; empty until they have said so. */
  name: string;
}

/** The first of the browser's languages that is spoken here. */
function spoken(): Lang {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag): tag is Lang => (LANGS as readonly string[]).includes(tag)) ?? "en";
}

const before = kept<Partial<Chosen>>("settings");
const asked = new URLSearchParams(location.search).get("lang");

export const settings = $state<Chosen>({
  lang: LANGS.find((one) => one === asked) ?? before?.lang ?? spoken(),
  theme: before?.theme ?? "auto",
  sound: soundsOn(),
  plain: before?.plain ?? false,
  still: before?.still ?? matchMedia("(prefers-reduced-motion: reduce)").matches,
  name: before?.name ?? "",
});

/** Keeps and applies what is chosen, from now on. To be called once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => keep("settings", settings));
    $effect(() => setSounds(settings.sound));
    $effect(() => {
      if (settings.theme === "auto") delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = settings.theme;
    });
    $effect(() => {
      document.documentElement.toggleAttribute("data-still", settings.still);
    });
  });
}
