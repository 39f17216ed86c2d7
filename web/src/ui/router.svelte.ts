// The page at the current address, and navigation without loading the document again.

import { API } from "../net/api";
import { hasServer } from "../net/place";
import { currentAddress, movedTo, type Page, pageAt } from "../route";

replaceMoved();
let path = $state(currentAddress().pathname);
let query = $state(currentAddress().search);
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
  const { pathname, hash } = currentAddress();
  const moved = movedTo(pathname, hash);
  if (!moved) return;
  const url = new URL(moved, location.href);
  url.search = location.search;
  history.replaceState(null, "", url);
}

function update(): void {
  replaceMoved();
  const { pathname, search } = currentAddress();
  path = pathname;
  query = search;
}

export function navigate(to: string, { replace = false } = {}): void {
  const url = new URL(to, location.href);
  const before = currentAddress().pathname;
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  update();
  const { pathname, hash } = currentAddress();
  const away = pathname !== before;
  if (away && !hash) scrollTo(0, 0);
  if (!away && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
}

/** Follows links within the site, and the browser's back and forward. Call it once. */
export function followLinks(): void {
  addEventListener("popstate", update);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#") && !href.startsWith("#/")) {
      // Behind the # of a plain web host stands the page; a place in it is only scrolled to.
      if (hasServer) return;
      event.preventDefault();
      const place = document.getElementById(href.slice(1));
      place?.scrollIntoView();
      place?.focus();
      return;
    }
    if (hasServer && link.pathname.startsWith(`${API}/`)) return;
    event.preventDefault();
    navigate(link.href);
  });
}
