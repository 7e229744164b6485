import type { GeneratedMessage } from '@presently/contracts/recommendations/messages';
import { deliveryMethods, giftBuyers, giftMoods, ideaSources, messageTones } from '@presently/rules/vocabulary';
import * as v from 'valibot';
import { mediaUrl } from '../../../domain/gift/media-url.js';
import { usableUrl } from '../../../lib/web-url.js';

const text = v.fallback(v.string(), '');
const url = v.pipe(text, v.transform(usableUrl));
const someText = v.pipe(v.string(), v.nonEmpty());

/** A recording that is uploaded and will be sent with the gift. Only our own addresses are played. */
const recording = v.fallback(
  v.nullable(
    v.object({
      id: someText,
      url: v.pipe(
        v.string(),
        v.check((stored) => mediaUrl(stored) !== undefined),
      ),
    }),
  ),
  null,
);
export type AttachedRecording = NonNullable<v.InferOutput<typeof recording>>;

const product = v.object({
  title: text,
  description: text,
  price: text,
  url,
  image: url,
  siteName: text,
  pageTitle: v.optional(text),
  category: v.optional(text),
  isOwnIdea: v.fallback(v.boolean(), false),
  isCard: v.optional(v.fallback(v.boolean(), false)),
});
const products = v.fallback(v.array(product), []);
const ownIdea = v.object({
  name: text,
  price: text,
  link: text,
  description: text,
  image: text,
  siteName: text,
  pageTitle: v.optional(text),
});

/**
 * Everything on the send screen that a person has chosen or typed, as it is stored in the browser. A part that cannot
 * be read is empty.
 */
const draftSchema = v.object({
  gift: v.fallback(v.nullable(product), null),
  /** Further products of which the recipient chooses one. */
  options: products,
  /** Products of the same set of ideas, which one press adds to {@link options}. */
  others: products,
  /** The last day for choosing; blank leaves it open. */
  chooseBy: text,
  /** The form for the sender's own idea, while it is open, and that for one to choose from. */
  idea: v.fallback(v.nullable(ownIdea), null),
  optionIdea: v.fallback(v.nullable(ownIdea), null),
  /** The content of the field for a pasted link. */
  link: text,
  recipientId: text,
  occasionId: text,
  message: text,
  /** The names of those who were chosen while there was a message, the latest first. */
  spokenTo: v.fallback(v.array(someText), []),
  /** What it is sent for; null is as the occasion says. */
  mood: v.fallback(v.nullable(v.picklist(giftMoods)), null),
  /** The tone of generated messages. */
  tone: v.fallback(v.picklist(messageTones), 'warm'),
  /** The messages generated here, newest first. */
  generated: v.fallback(
    v.array(
      v.object({
        message: someText,
        source: v.picklist(ideaSources),
        isSandbox: v.fallback(v.boolean(), false),
        isEnglishInstead: v.optional(v.fallback(v.boolean(), false)),
      }),
    ),
    [],
  ),
  /** The sender's own texts that generated ones have replaced, newest first. */
  replaced: v.fallback(v.array(someText), []),
  voiceNote: recording,
  video: recording,
  deliveryMethod: v.fallback(v.picklist(deliveryMethods), 'email'),
  email: text,
  phone: text,
  /** When it is to go out; null is now. */
  sendAt: v.fallback(v.nullable(v.object({ date: text, time: text, timeZone: someText })), null),
  /** Who buys it; null leaves it open. */
  buyer: v.fallback(v.nullable(v.picklist(giftBuyers)), null),
  /** Null: as usual for the buyer. */
  isPriceShown: v.fallback(v.nullable(v.boolean()), null),
  isLinkShown: v.fallback(v.nullable(v.boolean()), null),
  arrivesOn: text,
  /** Of a planned gift: whether it waits for the product. */
  opensOnArrival: v.fallback(v.boolean(), false),
  isNudgeWanted: v.fallback(v.boolean(), false),
  /** Whether the mail or text shows the message. */
  isMessageInMail: v.fallback(v.boolean(), false),
  /** The last attempt to send that has not succeeded. */
  press: v.fallback(v.nullable(v.object({ key: text, content: text })), null),
});
export type SendDraft = v.InferOutput<typeof draftSchema>;

/** The occasion of a gift that is for none. A blank one is not chosen yet: the next day of the person is proposed. */
export const noOccasion = 'none';

export const emptyDraft: SendDraft = v.parse(draftSchema, {});

export const isEmpty = (draft: SendDraft): boolean => JSON.stringify(draft) === JSON.stringify(emptyDraft);

/** The draft as it was stored. */
export function draftFrom(stored: string | null): SendDraft {
  try {
    return v.parse(v.fallback(draftSchema, emptyDraft), JSON.parse(stored ?? ''));
  } catch {
    return emptyDraft;
  }
}

export const withRecipient = (draft: SendDraft, recipientId: string): SendDraft =>
  recipientId === draft.recipientId ? draft : { ...draft, recipientId, occasionId: '' };

const keptNames = 5;

/** The draft with the name of the person for whom its message is open now; without a message there are none. */
export function withName(draft: SendDraft, isWritten: boolean, recipientName: string | undefined): SendDraft {
  if (!isWritten) return draft.spokenTo.length === 0 ? draft : { ...draft, spokenTo: [] };
  if (!recipientName || draft.spokenTo[0] === recipientName) return draft;
  const others = draft.spokenTo.filter((name) => name !== recipientName);
  return { ...draft, spokenTo: [recipientName, ...others].slice(0, keptNames) };
}

/** The draft of a sender who comes from a person's page. The contact of another person does not stay. */
export function arrivingFor(draft: SendDraft, recipientId: string, occasionId = ''): SendDraft {
  const arrived =
    recipientId === draft.recipientId ? draft : { ...withRecipient(draft, recipientId), email: '', phone: '' };
  return occasionId ? { ...arrived, occasionId } : arrived;
}

/** How many generated messages, and how many of the texts they replaced, are kept. */
const keptTries = 5;

/** Replaces the message by a generated one and keeps what the sender wrote. */
export function withGenerated(draft: SendDraft, message: GeneratedMessage): SendDraft {
  return {
    ...draft,
    message: message.message,
    generated: [message, ...draft.generated].slice(0, keptTries),
    replaced: [...ownTextOf(draft), ...draft.replaced].slice(0, keptTries),
  };
}

/** Brings back the sender's last own text. Another own text in its place is kept in turn. */
export function withOwnText(draft: SendDraft): SendDraft {
  const [own, ...others] = draft.replaced;
  return own === undefined ? draft : { ...draft, message: own, replaced: [...others, ...ownTextOf(draft)] };
}

const ownTextOf = (draft: SendDraft): string[] =>
  draft.message.trim() === '' || generatorOf(draft) ? [] : [draft.message];

/** Who generated the current message; `undefined` once a word of it has changed. */
export const generatorOf = ({
  message,
  generated,
}: Pick<SendDraft, 'message' | 'generated'>): GeneratedMessage | undefined =>
  generated.find((each) => each.message === message);
