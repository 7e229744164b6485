import type { MessageTone } from '@presently/rules/vocabulary';
import { UnfitAnswer } from '../model/model-unavailable.js';
import { withoutContacts, type JsonSchema, type Question } from '../model/question.js';
import { firstNameOf, type Profile } from '../people/profile.js';
import { faultsOf } from './check-message.js';

/** The input of a message. */
export interface MessageAsked {
  profile: Profile;
  giftName: string | undefined;
  /** Whether there is no gift: the words are all that is sent. */
  isCard?: boolean;
  tone: MessageTone;
  /** The previous messages, newest first. */
  previous: readonly string[];
}

/** The gift's name without brackets. In a message they would look like a placeholder. */
export const giftOf = ({ giftName }: Pick<MessageAsked, 'giftName'>): string | undefined =>
  giftName
    ?.replaceAll(/\[[^[\]]*\]|[[\]{}<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() || undefined;

const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['message'],
  properties: { message: { type: 'string' } },
};

const manner: Record<MessageTone, string> = {
  warm: 'warm and friendly, as one speaks to somebody one is glad to know',
  funny: 'lighthearted and funny, kind and never at the expense of the person',
  formal: 'professional and formal, polite and sincere, without slang or exclamation marks',
  heartfelt: 'deeply heartfelt, tender and sincere, without clichés',
};

const instructions = (
  tone: MessageTone,
  isCard: boolean,
) => `You write ${isCard ? 'a card' : 'the personal message that goes with a gift'}. The giver will edit it and send it \
as their own.
- Tone: ${manner[tone]}.
- 60 to 100 words, one or two paragraphs of plain text: no title, no markup, no list, no emoji.
- Speak to the person by the first name given. ${isCard ? 'There is no gift: mention none.' : 'Mention the gift.'} Mention \
the occasion if there is one; let one or two of the interests show that it is for them.
- Say nothing that is not in the data: no shared memories, places, ages, numbers, other people or plans.
- Write in the language of "language" (BCP 47); in English if it is null.
- No placeholders or brackets, no links, no signature: the giver's name is added elsewhere.
- If there are previous messages, write a clearly different one: another opening, another thought.`;

/** Whether messages are written in English. An unknown language counts as English. */
export const isEnglish = (language: string | null): boolean => language === null || /^en\b/i.test(language);

export const askForMessage = ({
  profile,
  giftName,
  isCard = false,
  tone,
  previous,
}: MessageAsked): Question<string> => ({
  name: 'gift_message',
  instructions: instructions(tone, isCard),
  data: {
    person: {
      firstName: firstNameOf(profile),
      relationship: profile.relationship,
      interests: profile.interests,
      language: profile.language,
    },
    occasion: profile.occasion && { type: profile.occasion.type, date: profile.occasion.date },
    gift: giftOf({ giftName }) ?? null,
    isCard,
    tone,
    previous: previous.slice(0, 3),
  },
  schema,
  maxTokens: 600,
  read: (answer) => {
    const message = (answer as { message?: unknown } | null)?.message;
    if (typeof message !== 'string') throw new UnfitAnswer(['"message" must be a text']);
    const text = message.replaceAll('\r\n', '\n').trim();
    const known = withoutContacts([
      firstNameOf(profile),
      profile.relationship,
      ...profile.interests,
      giftName ?? '',
      profile.occasion?.type ?? '',
      profile.occasion?.date ?? '',
    ]).join(' ');
    const faults = faultsOf(text, {
      firstName: firstNameOf(profile),
      known,
      previous,
      isEnglish: isEnglish(profile.language),
    });
    if (faults.length > 0) throw new UnfitAnswer(faults);
    return text;
  },
});
