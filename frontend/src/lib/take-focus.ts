/** A ref for an element that takes the focus when it appears, after the element that had it has gone. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
