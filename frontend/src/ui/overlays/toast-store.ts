import type { ReactNode } from 'react';

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  /** `warning`: it is done, but not all of it. */
  variant?: 'default' | 'warning' | 'destructive';
  /** Whether it stays until it is dismissed. */
  stays?: boolean;
  /** A button in the toast. */
  action?: { label: string; onPress: () => void };
}
export interface ShownToast extends ToastMessage {
  id: number;
}

/** At most one toast is on the screen. A new one replaces the previous one. */
let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

/** Shows a short message. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  shown = { ...message, id: lastId };
  announce();
}

/** Removes the toast, unless another has replaced it. */
export function dismissToast(id: number): void {
  if (shown?.id !== id) return;
  shown = undefined;
  announce();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToast = (): ShownToast | undefined => shown;
