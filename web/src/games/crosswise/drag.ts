// Following a pointer from where it went down until it is lifted.

/** How far, in pixels, a pointer must go before it counts as dragging and not as tapping. */
const FAR = 8;

interface Drag {
  /** The pointer has gone far enough; false if there is nothing to drag. */
  begin: () => boolean;
  move: (event: PointerEvent) => void;
  /** The pointer was lifted after dragging. */
  drop: (event: PointerEvent) => void;
  /** It is over, in whatever way. */
  end: () => void;
}

export function follow(down: PointerEvent, drag: Drag): void {
  let dragging = false;
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      dragging = drag.begin();
      if (!dragging) return stop();
    }
    drag.move(event);
  };
  const lifted = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (dragging) drag.drop(event);
    stop();
  };
  const stop = () => {
    window.removeEventListener("pointermove", moved);
    window.removeEventListener("pointerup", lifted);
    window.removeEventListener("pointercancel", stop);
    drag.end();
  };
  window.addEventListener("pointermove", moved);
  window.addEventListener("pointerup", lifted);
  window.addEventListener("pointercancel", stop);
}
