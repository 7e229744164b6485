export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}
export interface ShownToast extends ToastMessage {
  id: number;
}

/** At most one toast is on the screen: a new one takes the place of the one before. */
let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

/** Tells the person something in passing. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  shown = { ...message, id: lastId };
  announce();
}

/** Takes the toast away, unless another has taken its place already. */
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
