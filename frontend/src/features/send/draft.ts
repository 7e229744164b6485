import { deliveryMethods, type DeliveryMethod } from '@presently/contracts/vocabulary';
import { mediaUrl } from '../../lib/media-url.js';
import type { Press } from './press.js';
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
  voiceNote: AttachedRecording | null;
  video: AttachedRecording | null;
  deliveryMethod: DeliveryMethod;
  email: string;
  phone: string;
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
  voiceNote: null,
  video: null,
  deliveryMethod: 'email',
  email: '',
  phone: '',
  press: null,
};

export const isEmpty = (draft: SendDraft): boolean => JSON.stringify(draft) === JSON.stringify(emptyDraft);

export const withRecipient = (draft: SendDraft, recipientId: string): SendDraft =>
  recipientId === draft.recipientId ? draft : { ...draft, recipientId, occasionId: '' };

/** Somebody arrives for a person: an address typed for another person must not stay behind. */
export const arrivingFor = (draft: SendDraft, recipientId: string): SendDraft =>
  recipientId === draft.recipientId ? draft : { ...withRecipient(draft, recipientId), email: '', phone: '' };

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
    voiceNote: recording(read['voiceNote']),
    video: recording(read['video']),
    deliveryMethod: deliveryMethod ?? emptyDraft.deliveryMethod,
    email: text(read['email']),
    phone: text(read['phone']),
    press: press && { key: text(press['key']), content: text(press['content']) },
  };
}

type Fields = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const object = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;

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
