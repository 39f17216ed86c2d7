// Announcements for screen readers. App.svelte holds the live region that shows them.

let current = $state<{ number: number; text: string }>({ number: 0, text: "" });

export const announcement = {
  get current(): { number: number; text: string } {
    return current;
  },
};

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a sentence. Several within a moment are joined, because each would interrupt the one before. */
export function announce(sentence: string): void {
  waiting.push(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => {
    current = { number: current.number + 1, text: waiting.join(" ") };
    waiting = [];
  }, 120);
}
