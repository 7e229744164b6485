/** What tests replace: the globals, and the prototypes and objects of a browser. */
const places = () =>
  [
    globalThis,
    globalThis.navigator,
    globalThis.document,
    globalThis.Element?.prototype,
    globalThis.HTMLElement?.prototype,
    globalThis.HTMLCanvasElement?.prototype,
  ].filter(Boolean);

const isSame = (a, b) => a?.value === b?.value && a?.get === b?.get && a?.set === b?.set;

/**
 * Remembers all globals.
 * @returns a function that restores them: removes those that were added, and gives back those that were replaced
 */
export function keepGlobals() {
  const kept = places().map((place) => [place, Object.getOwnPropertyDescriptors(place)]);
  return () => {
    for (const [place, before] of kept)
      for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(place))) {
        if (isSame(before[name], now) || !now.configurable) continue;
        if (before[name]) Object.defineProperty(place, name, before[name]);
        else delete place[name];
      }
  };
}

/** An empty page, as a new file has it. */
export function emptyPage() {
  const { document } = globalThis;
  if (!document) return;
  document.body.replaceChildren();
  for (const element of [document.body, document.documentElement])
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
}
