// Says things to people who hear the page instead of seeing it.

let said = $state<{ number: number; text: string }>({ number: 0, text: "" });

export const announced = {
  get now(): { number: number; text: string } {
    return said;
  },
};

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence. Several within a moment are said together, because each would interrupt the one before. */
export function say(sentence: string): void {
  waiting.push(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => {
    said = { number: said.number + 1, text: waiting.join(" ") };
    waiting = [];
  }, 120);
}
