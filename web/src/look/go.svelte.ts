// Where we are, and how to get elsewhere without loading everything anew.

import { type Page, pageAt } from "../route";

let path = $state(location.pathname);
let query = $state(location.search);
const page = $derived(pageAt(path));

export const here = {
  get page(): Page {
    return page;
  },
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
};

function arrive(): void {
  path = location.pathname;
  query = location.search;
}

/** Goes to a page. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  const url = new URL(to, location.href);
  const away = url.pathname !== location.pathname;
  if (how.replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  arrive();
  if (away && !url.hash) scrollTo(0, 0);
  if (!away && url.hash) document.getElementById(url.hash.slice(1))?.scrollIntoView();
}

/** Follows links within the site and the browser's back and forward. To be called once. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    const hash = link.getAttribute("href")?.startsWith("#");
    if (hash || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.href);
  });
}
