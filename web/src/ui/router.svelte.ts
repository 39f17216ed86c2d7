// The page at the current address, and navigation without loading the document again.

import { API } from "../net/api";
import { movedTo, type Page, pageAt } from "../route";

replaceMoved();
let path = $state(location.pathname);
let query = $state(location.search);
const page = $derived(pageAt(path));

export const router = {
  get page(): Page {
    return page;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
};

/** Puts the new address in the place of an old one. */
function replaceMoved(): void {
  const moved = movedTo(location.pathname, location.hash);
  if (!moved) return;
  const url = new URL(moved, location.href);
  url.search = location.search;
  history.replaceState(null, "", url);
}

function update(): void {
  replaceMoved();
  path = location.pathname;
  query = location.search;
}

export function navigate(to: string, { replace = false } = {}): void {
  const url = new URL(to, location.href);
  const away = url.pathname !== location.pathname;
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  update();
  if (away && !url.hash) scrollTo(0, 0);
  if (!away && url.hash) document.getElementById(url.hash.slice(1))?.scrollIntoView();
}

/** Follows links within the site, and the browser's back and forward. Call it once. */
export function followLinks(): void {
  addEventListener("popstate", update);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    const inPage = link.getAttribute("href")?.startsWith("#");
    if (inPage || link.pathname.startsWith(`${API}/`)) return;
    event.preventDefault();
    navigate(link.href);
  });
}
