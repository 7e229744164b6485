import type { GeneratedMessage } from '@presently/contracts/recommendations/messages';
import {
  deliveryMethods,
  ideaSources,
  messageTones,
  type DeliveryMethod,
  type MessageTone,
} from '@presently/rules/vocabulary';
import { mediaUrl } from '../../lib/media-url.js';
import type { Press } from './press.js';
import type { Moment } from '../../lib/moments.js';
import { usableUrl, type OwnIdea, type SelectedGift } from './selected-gift.js';

/** A recording that has been uploaded and waits to go with the gift. */
export interface AttachedRecording {
  id: string;
  url: string;
}

/** Everything on the send screen that a person has chosen or typed. */
export interface SendDraft {
  gift: SelectedGift | null;
  /** The form for one's own idea, while it is open. */
  idea: OwnIdea | null;
  /** The link that is being pasted. */
  link: string;
  recipientId: string;
  occasionId: string;
  message: string;
  /** Of messages that are generated. */
  tone: MessageTone;
  /** What was generated here, newest first. */
  generated: GeneratedMessage[];
  /** The sender's own texts that generated ones have taken the place of, newest first. */
  replaced: string[];
  voiceNote: AttachedRecording | null;
  video: AttachedRecording | null;
  deliveryMethod: DeliveryMethod;
  email: string;
  phone: string;
  /** When it is to go out; null is now. */
  sendAt: Moment | null;
  /** The last press of Send that has not succeeded. */
  press: Press | null;
}

export const emptyDraft: SendDraft = {
  gift: null,
  idea: null,
  link: '',
  recipientId: '',
  occasionId: '',
  message: '',
  tone: 'warm',
  generated: [],
  replaced: [],
  voiceNote: null,
  video: null,
  deliveryMethod: 'email',
  email: '',
  phone: '',
  sendAt: null,
  press: null,
};

export const isEmpty = (draft: SendDraft): boolean => JSON.stringify(draft) === JSON.stringify(emptyDraft);

export const withRecipient = (draft: SendDraft, recipientId: string): SendDraft =>
  recipientId === draft.recipientId ? draft : { ...draft, recipientId, occasionId: '' };

/** Somebody arrives for a person: an address typed for another person must not stay behind. */
export function arrivingFor(draft: SendDraft, recipientId: string, occasionId = ''): SendDraft {
  const arrived =
    recipientId === draft.recipientId ? draft : { ...withRecipient(draft, recipientId), email: '', phone: '' };
  return occasionId ? { ...arrived, occasionId } : arrived;
}

/** How many of the last tries, and of the texts they replaced, are kept. */
const keptTries = 5;

/** A generated message takes the place of what stands there; what a person wrote themselves is kept. */
export function withGenerated(draft: SendDraft, message: GeneratedMessage): SendDraft {
  return {
    ...draft,
    message: message.message,
    generated: [message, ...draft.generated].slice(0, keptTries),
    replaced: [...ownTextOf(draft), ...draft.replaced].slice(0, keptTries),
  };
}

/** The sender's own text stands there again; another one that stood there waits its turn. */
export function withOwnText(draft: SendDraft): SendDraft {
  const [own, ...others] = draft.replaced;
  return own === undefined ? draft : { ...draft, message: own, replaced: [...others, ...ownTextOf(draft)] };
}

const ownTextOf = (draft: SendDraft): string[] =>
  draft.message.trim() === '' || generatorOf(draft) ? [] : [draft.message];

/** What is known of the text that stands there, as long as nobody has changed it since it was generated. */
export const generatorOf = ({ message, generated }: SendDraft): GeneratedMessage | undefined =>
  generated.find((each) => each.message === message);

/** The draft as it was stored; what does not look like one is left out. */
export function draftFrom(stored: string | null): SendDraft {
  const read = objectFrom(stored);
  const gift = object(read['gift']);
  const idea = object(read['idea']);
  const press = object(read['press']);
  const deliveryMethod = deliveryMethods.find((method) => method === read['deliveryMethod']);
  return {
    gift: gift && {
      title: text(gift['title']),
      description: text(gift['description']),
      price: text(gift['price']),
      url: usableUrl(text(gift['url'])),
      image: usableUrl(text(gift['image'])),
      siteName: text(gift['siteName']),
      isOwnIdea: gift['isOwnIdea'] === true,
    },
    idea: idea && {
      name: text(idea['name']),
      price: text(idea['price']),
      link: text(idea['link']),
      description: text(idea['description']),
      image: text(idea['image']),
      siteName: text(idea['siteName']),
    },
    link: text(read['link']),
    recipientId: text(read['recipientId']),
    occasionId: text(read['occasionId']),
    message: text(read['message']),
    tone: messageTones.find((tone) => tone === read['tone']) ?? emptyDraft.tone,
    generated: list(read['generated']).flatMap((stored) => generatedMessage(object(stored) ?? {})),
    replaced: list(read['replaced'])
      .map(text)
      .filter((own) => own !== ''),
    voiceNote: recording(read['voiceNote']),
    video: recording(read['video']),
    deliveryMethod: deliveryMethod ?? emptyDraft.deliveryMethod,
    email: text(read['email']),
    phone: text(read['phone']),
    sendAt: moment(read['sendAt']),
    press: press && { key: text(press['key']), content: text(press['content']) },
  };
}

type Fields = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const object = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function generatedMessage(stored: Fields): GeneratedMessage[] {
  const message = text(stored['message']);
  const source = ideaSources.find((source) => source === stored['source']);
  return message && source ? [{ message, source, isSandbox: stored['isSandbox'] === true }] : [];
}

function moment(stored: unknown): Moment | null {
  const read = object(stored);
  if (!read || !text(read['timeZone'])) return null;
  return { date: text(read['date']), time: text(read['time']), timeZone: text(read['timeZone']) };
}

function recording(stored: unknown): AttachedRecording | null {
  const { id, url } = object(stored) ?? {};
  const known = mediaUrl(text(url));
  return known && text(id) ? { id: text(id), url: known } : null;
}

function objectFrom(stored: string | null): Fields {
  try {
    return object(JSON.parse(stored ?? '')) ?? {};
  } catch {
    return {};
  }
}
