import { TextDecoder, TextEncoder } from 'node:util';

/** For specs only, imported first: what every browser has and jsdom has not. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
// Radix opens its lists with pointer capture, and scrolls to the chosen item.
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
// Radix measures its switches, which are as large here as anything: not at all.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
