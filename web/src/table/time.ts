// Seconds as people read them: 0:07, 1:30, 23 h.

export function timeLeft(seconds: number): string {
  if (seconds >= 2 * 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
