// The settings of this browser.

import type { Pace } from "../table/pace";
import { setSounds, soundsOn } from "./sounds";
import { store, stored } from "./storage";
import { LANGS, type Lang } from "./texts";

export const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

interface Settings {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  /** Whether the phone buzzes when it is the person's turn. */
  buzz: boolean;
  /** Whether sounds and buzzing have been offered; they are offered once. */
  soundOffered: boolean;
  /** Whether the board is also written in plain characters, with the moves as a list. */
  plain: boolean;
  /** Whether nothing is animated: as the system says, unless changed here. */
  still: boolean;
  /** Whether chances are shown as stars and words instead of percentages, for children. */
  stars: boolean;
  /** How fast bots move. */
  pace: Pace;
  /** Whether dice are rolled without asking the person to press a button. */
  rollForMe: boolean;
  /** The person's name; empty until they enter one. */
  name: string;
}

/** The first of the browser's languages that the client has. */
function browserLanguage(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Lang => (LANGS as readonly string[]).includes(tag)) ?? "en";
}

const before = stored<Partial<Settings>>("settings");
const inAddress = new URLSearchParams(location.search).get("lang");

export const settings = $state<Settings>({
  lang: LANGS.find((one) => one === inAddress) ?? before?.lang ?? browserLanguage(),
  theme: before?.theme ?? "auto",
  sound: soundsOn(),
  buzz: before?.buzz ?? false,
  soundOffered: before?.soundOffered ?? false,
  plain: before?.plain ?? false,
  still: before?.still ?? matchMedia("(prefers-reduced-motion: reduce)").matches,
  stars: before?.stars ?? false,
  pace: before?.pace ?? "normal",
  rollForMe: before?.rollForMe ?? false,
  name: before?.name ?? "",
});

/** Stores and applies the settings whenever they change. Call it once. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => store("settings", settings));
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
