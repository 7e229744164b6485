import { ApiError } from '../../../lib/api-error.js';

interface Question {
  answer: Promise<boolean>;
  settle: (isProved: boolean) => void;
}

/** At most one question is open. Calls that need it at the same time share it. */
let open: Question | undefined;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/**
 * Makes a call that needs a recent proof of presence. If the proof is missing, the dialog asks for it and the call is
 * made again.
 * @throws ApiError `reauthentication-needed` if the user closes the dialog
 */
export async function withPresence<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!needsPresence(error) || !(await ask())) throw error;
    return call();
  }
}

/** Whether a call failed because the proof of presence is missing or too old. */
export const needsPresence = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'reauthentication-needed';

function ask(): Promise<boolean> {
  if (!open) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    open = { answer: promise, settle: resolve };
    announce();
  }
  return open.answer;
}

/** Ends the question of the dialog. */
export function answerPresence(isProved: boolean): void {
  open?.settle(isProved);
  open = undefined;
  announce();
}

export const isPresenceAsked = (): boolean => open !== undefined;

export function subscribeToPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
