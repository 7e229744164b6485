const texts = ['birthday', 'sizes', 'email', 'phone', 'address', 'language'] as const;
const lists = ['likes', 'dislikes', 'allergies'] as const;
/** Answers that are not sent yet survive a reload of this tab. A consent is not kept: it is given when it is sent. */
type Kept = Partial<Record<(typeof texts)[number], string> & Record<(typeof lists)[number], string[]>>;

const isText = (value: unknown) => typeof value === 'string';
const isList = (value: unknown) => Array.isArray(value) && value.every(isText);

/** The answers among stored values. */
function answersIn(stored: Readonly<Record<string, unknown>>): Kept {
  const kept = [...texts.filter((name) => isText(stored[name])), ...lists.filter((name) => isList(stored[name]))];
  return Object.fromEntries(kept.map((name) => [name, stored[name]]));
}

const keyOf = (token: string): string => `about-${token}`;

export function keptAnswers(token: string): Kept {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(token)) ?? '{}') as object | null);
  return answersIn({ ...stored });
}

export function keepAnswers(token: string, answers: Kept): void {
  attempt(() => sessionStorage.setItem(keyOf(token), JSON.stringify(answersIn({ ...answers }))));
}

export function forgetAnswers(token: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(token)));
}

/** Storage can be forbidden or full. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
