import { TextDecoder, TextEncoder } from 'node:util';

/** For specs only, imported first: browser functions that jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
// Radix lists use pointer capture, and scroll to the chosen item.
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
// No browser tab can be opened.
if (typeof window !== 'undefined') window.open = () => null;
globalThis.IntersectionObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;
// Radix measures its switches. In jsdom everything has size zero.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
