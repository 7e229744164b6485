/** The place of an entry in the history, as the router numbers them. */
const placeOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Holds Back and Forward while `isHeld`. The router cannot: its own history has no such question.
 * @param ask is given what goes on after all
 * @returns ends it
 */
export function holdBack(isHeld: () => boolean, ask: (goOn: () => void) => void): () => void {
  let here = placeOf(history.state);
  let isReturning = false;
  const hold = (event: PopStateEvent) => {
    const there = placeOf(event.state);
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
    } else if (isHeld() && there !== here) {
      // Before the router's listener: its pages change with the address.
      event.stopImmediatePropagation();
      isReturning = true;
      const steps = there - here;
      history.go(-steps);
      ask(() => history.go(steps));
    } else here = there;
  };
  window.addEventListener('popstate', hold, { capture: true });
  return () => window.removeEventListener('popstate', hold, { capture: true });
}
