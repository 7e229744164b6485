/** A ref for an element that takes the focus when it appears, after the element that had it has gone. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Focuses an element if the one that had the focus has gone, and the user has not moved it elsewhere. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
