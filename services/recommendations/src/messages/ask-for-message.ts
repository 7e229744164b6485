import type { GiftMood, MessageTone } from '@presently/rules/vocabulary';
import { isTrouble } from '@presently/rules/troubles';
import { UnfitAnswer } from '../model/model-unavailable.js';
import { withoutContacts, type JsonSchema, type Question } from '../model/question.js';
import { firstNameOf, type Profile } from '../people/profile.js';
import { faultsOf, isHijacked, withoutFaults, withoutSentences, type Expectation } from './check-message.js';
import { holdsWord, inEnglish, kindOf, tellingWords } from './gift-words.js';
import { moodOf, titleOf, troubleWords, unpraisedWords, type Mood } from './mood.js';
import { pastimeIn } from './pastimes.js';
import { wordsOf } from './words.js';

/** The input of a message. */
export interface MessageAsked {
  profile: Profile;
  /** The gift's name, as a shop or the giver wrote it. No model sees it. */
  giftName: string | undefined;
  /** Whether the giver asks that the message says what the gift is. It is a surprise otherwise. */
  mayNameGift?: boolean;
  /** Whether there is no gift: the words are all that is sent. */
  isCard?: boolean;
  /** What the gift is sent for, if the giver has said so. */
  mood?: GiftMood | undefined;
  tone: MessageTone;
  /** The previous messages, newest first. */
  previous: readonly string[];
}

/** How a message may name the gift: its kind in plain words, if the giver asks for it. */
export const giftOf = ({
  giftName,
  mayNameGift = false,
}: Pick<MessageAsked, 'giftName' | 'mayNameGift'>): string | undefined => (mayNameGift ? kindOf(giftName) : undefined);

/** Characters of an answer that are read: several times the most words that a message may have. */
const longest = 3_000;

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

const quiet =
  'It must be quiet and plain, whatever the tone: no congratulation, no joke, no cheer, no exclamation mark';
const moods: Record<Mood, string> = {
  glad: '',
  grief: `\n- The occasion is a grief. ${quiet}; no advice, no word of time that heals, nothing that begins with "at least".`,
  illness: `\n- The occasion is an illness or an injury. ${quiet}; no advice and no promise that all will be well.`,
  apology: `\n- The occasion is an apology. ${quiet}; no excuse, nothing that asks for an answer, no guess at what happened.`,
  gentle: '\n- The person has a hard time. Be gentle and unhurried, and do not say why.',
};

/** What a glad letter is for. Sympathy is a {@link Mood} of its own. */
const purposes: Partial<Record<GiftMood, string>> = {
  celebration: '\n- It celebrates: congratulate.',
  'thank-you': '\n- It says thank you: thank the person, and do not guess for what.',
  'just-because': '\n- There is no occasion: it comes just because.',
  belated: '\n- It comes late: say so in a few words, once, without an excuse.',
};
const purposeOf = (mood: Mood, wanted: GiftMood | undefined): string =>
  (mood === 'glad' && wanted && purposes[wanted]) || '';

const aboutGift = (isCard: boolean, gift: string | undefined): string => {
  if (isCard) return 'There is no gift: mention none.';
  return gift === undefined
    ? 'The gift is a surprise: mention that there is one, and neither say nor hint what it is.'
    : 'Mention the gift in the plain words of "gift".';
};

const instructions = (
  tone: MessageTone,
  mood: Mood,
  isCard: boolean,
  gift: string | undefined,
  purpose: string,
) => `You write ${isCard ? 'a card' : 'the personal message that goes with a gift'}. The giver will edit it and send it \
as their own.
- Tone: ${manner[tone]}.${moods[mood]}${purpose}
- 60 to 100 words, one or two paragraphs of plain text: no title, no markup, no list, no emoji.
- Speak to the person by the first name given, or to all whose names are given. ${aboutGift(isCard, gift)} Mention \
the occasion if there is one; let one or two of the interests show that it is for them. What "other" says may be an interest, a trait or a turn of \
life: speak of it only if it plainly is a pleasure, and praise no turn of life. Never name a trouble, an illness or a grief.
- Say nothing that is not in the data: no shared memories, places, ages, numbers, other people or plans.
- Write in the language of "language" (BCP 47); in English if it is null.
- No placeholders or brackets, no links, no signature: the giver's name is added elsewhere.
- If there are previous messages, write a clearly different one: another opening, another thought.`;

/** The language of what is written to a person, BCP 47: theirs, else the giver's; null for English. */
export const languageTo = ({ language, senderLanguage }: Pick<Profile, 'language' | 'senderLanguage'>): string | null =>
  language ?? (senderLanguage === 'en' ? null : senderLanguage);

/** Whether messages are written in English. An unknown language counts as English. */
export const isEnglish = (language: string | null): boolean => language === null || /^en\b/i.test(language);

/** What a message must keep to. */
export function expectationOf(asked: MessageAsked): Expectation {
  const { profile, giftName, mayNameGift = false, isCard = false, previous } = asked;
  const mood = moodOf(profile, asked.mood);
  const gift = giftOf(asked);
  const facts = [firstNameOf(profile), profile.relationship, ...profile.interests];
  const occasion = [profile.occasion?.type ?? '', titleOf(profile)];
  const known = withoutContacts([...facts, ...occasion, gift ?? '']).join(' ');
  const isLonger = giftName !== undefined && wordsOf(giftName).length > wordsOf(gift ?? '').length;
  return {
    firstName: firstNameOf(profile),
    known,
    previous,
    isEnglish: isEnglish(languageTo(profile)),
    mood,
    // At a funeral the loss may be named, and in hospital the illness.
    troubles: mood === 'grief' || mood === 'illness' ? [] : troubleWords(profile),
    unpraised: unpraisedWords(profile),
    ...(profile.occasion && { date: profile.occasion.date }),
    ...(isLonger && mayNameGift && { title: giftName }),
    ...(!mayNameGift && !isCard && { telling: tellingWords(giftName, known) }),
  };
}

export const askForMessage = (asked: MessageAsked): Question<string> => {
  const { profile, isCard = false, tone, previous } = asked;
  const expectation = expectationOf(asked);
  const gift = giftOf(asked);
  const { mood = 'glad' } = expectation;
  const title = titleOf(profile);
  const sayable = profile.interests.filter((interest) => !isTrouble(interest));
  // Earlier messages may repeat what a shop wrote.
  const told = [...(expectation.telling ?? []), ...(expectation.title ? [expectation.title] : [])];
  return {
    name: 'gift_message',
    instructions: instructions(tone, mood, isCard, gift, purposeOf(mood, asked.mood)),
    data: {
      person: {
        firstName: firstNameOf(profile),
        relationship: profile.relationship,
        interests: sayable.filter((interest) => pastimeIn(interest) !== undefined),
        other: sayable.filter((interest) => pastimeIn(interest) === undefined),
        language: languageTo(profile),
      },
      occasion: profile.occasion && {
        type: profile.occasion.type,
        ...(title && { title }),
        date: profile.occasion.date,
      },
      gift: gift === undefined ? null : isEnglish(languageTo(profile)) ? inEnglish(gift, 'this') : gift,
      isCard,
      ...(mood !== 'glad' ? { mood } : asked.mood && { mood: asked.mood }),
      tone: mood === 'glad' || tone !== 'funny' ? tone : 'warm',
      previous: previous.slice(0, 3).map((text) => withoutSentences(text, (sentence) => holdsWord(sentence, told))),
    },
    schema,
    maxTokens: 600,
    read: (answer) => {
      const message = (answer as { message?: unknown } | null)?.message;
      if (typeof message !== 'string') throw new UnfitAnswer(['"message" must be a text']);
      if (message.length > longest) throw new UnfitAnswer(['It is much too long: it must have 40 to 120 words']);
      const text = message.replaceAll('\r\n', '\n').trim();
      const faults = faultsOf(text, expectation);
      if (faults.length === 0) return text;
      // What is left without the faulty sentences is often enough, and saves a second question.
      const rest = withoutFaults(text, expectation);
      if (!isHijacked(text) && faultsOf(rest, expectation).length === 0) return rest;
      throw new UnfitAnswer(faults);
    },
  };
};
