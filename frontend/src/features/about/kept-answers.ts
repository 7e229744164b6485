import * as v from 'valibot';

/** Answers that are not sent yet survive a reload of this tab. A consent is not kept: it is given when it is sent. */
const keptSchema = v.partial(
  v.object({
    birthday: v.string(),
    likes: v.array(v.string()),
    dislikes: v.array(v.string()),
    allergies: v.array(v.string()),
    sizes: v.string(),
    email: v.string(),
    phone: v.string(),
    address: v.string(),
    language: v.string(),
  }),
);
type Kept = v.InferOutput<typeof keptSchema>;

const keyOf = (token: string): string => `about-${token}`;

export function keptAnswers(token: string): Kept {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(token)) ?? '{}') as unknown);
  const { success, output } = v.safeParse(keptSchema, stored);
  return success ? output : {};
}

export function keepAnswers(token: string, answers: Kept): void {
  attempt(() => sessionStorage.setItem(keyOf(token), JSON.stringify(v.parse(keptSchema, answers))));
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
