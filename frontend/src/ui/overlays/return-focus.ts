import { useRef } from 'react';

const focusable = (element: Element | null | undefined) => (element instanceof HTMLElement ? element : undefined);

/** An element that is disabled, or gone, has lost the focus. */
let lastFocused: EventTarget | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = target;
  });
}

/**
 * The focused element, or the one that had the focus before. For an item of a menu, which closes, the button that opened
 * the menu.
 */
function opener(): HTMLElement | undefined {
  const active = document.activeElement === document.body ? (lastFocused as Element | null) : document.activeElement;
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return focusable(button ? document.getElementById(button) : active);
}

/** What had the focus before each dialog; after that, what had it before the dialog from which it was opened. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * For a dialog's content. On closing, the focus returns to its opener. If that is gone, it returns to the opener of the
 * dialog which has led to this one, or to the page's heading.
 */
export function useReturnFocus() {
  const from = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      const last = opener();
      const former = last?.closest('[role=dialog], [role=alertdialog]');
      from.current = [...(last ? [last] : []), ...((former && openersOf.get(former)) ?? [])];
      openersOf.set(currentTarget as Element, from.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const there = from.current.find((element) => element.isConnected && element !== document.body);
      const target = there ?? focusable(document.querySelector('main h1'));
      target?.focus({ preventScroll: true });
    },
  };
}
