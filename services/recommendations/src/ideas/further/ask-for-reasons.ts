import { nameOf } from '../../model/language-name.js';
import { UnfitAnswer } from '../../model/model-unavailable.js';
import type { JsonSchema, Question } from '../../model/question.js';
import type { Profile } from '../../people/profile.js';
import type { Budget } from '../budget.js';
import type { Proposal } from '../idea.js';
import { aboutPerson, aboutReasons } from '../propose.js';

const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['reasons'],
  properties: {
    reasons: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['idea', 'why'],
        properties: { idea: { type: 'integer' }, why: { type: 'string' } },
      },
    },
  },
};

const instructions = `Say of each of "ideas", presents that are one of the things in "is", why it suits the person in the data. "facts" are \
what the giver typed; an idea's "for" has the numbers of those that it is for. Never mention a trouble, illness, loss or \
fault itself, nor hint at it.
"idea": its number. "why": ${aboutReasons}`;

interface Asking {
  profile: Profile;
  budget: Budget;
  kinds: readonly Proposal[];
}

/** Asks for reasons to give kinds of things. @returns the reason of each; undefined for one without */
export const askForReasons = ({ profile, budget, kinds }: Asking): Question<(string | undefined)[]> => ({
  name: 'gift_reasons',
  instructions: `${instructions}${profile.senderLanguage === 'en' ? '' : ` In ${nameOf(profile.senderLanguage)}.`}`,
  data: {
    ...aboutPerson(profile, budget),
    ideas: kinds.map(({ name, is, for: numbers }, index) => ({ number: index + 1, name, is, for: numbers })),
  },
  schema,
  maxTokens: 60 + (profile.senderLanguage === 'en' ? 70 : 110) * kinds.length,
  read: (answer) => {
    const { reasons } = (answer ?? {}) as { reasons?: unknown };
    if (!Array.isArray(reasons)) throw new UnfitAnswer(['"reasons" must be a list']);
    const whys = new Map<number, string>();
    for (const reason of reasons) {
      const { idea, why } = (reason ?? {}) as Record<string, unknown>;
      if (typeof why === 'string') whys.set(Number(idea), why);
    }
    return kinds.map((_, index) => whys.get(index + 1));
  },
});
