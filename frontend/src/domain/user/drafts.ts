/**
 * Unsent texts, kept in this tab so that a reload loses nothing. A draft belongs to one user: other users who sign in
 * here cannot read it.
 */
const prefix = 'presently.draft.';
const keyOf = (userId: string, name: string): string => `${prefix}${userId}.${name}`;

export function readDraft(userId: string, name: string): string | null {
  return attempt(() => sessionStorage.getItem(keyOf(userId, name))) ?? null;
}

export function writeDraft(userId: string, name: string, text: string): void {
  attempt(() => sessionStorage.setItem(keyOf(userId, name), text));
}

export function removeDraft(userId: string, name: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(userId, name)));
}

/** Forgets the drafts of all other users; all drafts without a user. */
export function keepDraftsOf(userId: string | undefined): void {
  attempt(() => {
    const own = userId && keyOf(userId, '');
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) && !(own && key.startsWith(own))) sessionStorage.removeItem(key);
    }
  });
}

/** Storage can be forbidden or full. A draft then lasts as long as the page. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
