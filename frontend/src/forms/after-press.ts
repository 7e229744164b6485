/** A browser that waits for a second tap sends the click 300 ms after the first. */
const clickWithinMs = 400;

let isWatching = false;
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/** From now on, {@link afterPress} knows of presses. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  // On the way down, before anything can stop them.
  globalThis.addEventListener('pointerdown', begin, true);
  globalThis.addEventListener('pointerup', awaitClick, true);
  for (const end of ['click', 'pointercancel', 'keydown']) globalThis.addEventListener(end, finish, true);
}

/**
 * Does something that moves what stands below: at once, or once the press of a pointer that is under way has become a
 * click. Browsers click what is under the pointer in the end, so what moves away before is not clicked. On a touch
 * screen the focus moves after the finger was lifted, and still before the click.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}

function begin(): void {
  clearTimeout(timer);
  isPressed = true;
}

/** Not every press ends in a click. */
function awaitClick(): void {
  clearTimeout(timer);
  timer = setTimeout(finish, clickWithinMs);
}

/** The click has its target by now, and has done nothing yet: what waited still happens before what it does. */
function finish(): void {
  clearTimeout(timer);
  isPressed = false;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}
