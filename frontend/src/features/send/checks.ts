import { instantMeant } from '../../lib/moments.js';
import type { SendDraft } from './draft.js';

export interface Shortcoming {
  field: 'recipient' | 'message' | 'contact' | 'time';
  title: string;
  description: string;
}

/** The first thing that is missing before a gift can be sent, in the order in which the screen asks for them. */
export function firstShortcoming(
  draft: Pick<SendDraft, 'recipientId' | 'message' | 'deliveryMethod' | 'email' | 'phone' | 'sendAt'>,
  now = new Date(),
): Shortcoming | undefined {
  if (draft.recipientId === '') {
    return { field: 'recipient', title: 'Recipient Required', description: 'Please select a recipient' };
  }
  if (draft.message.trim() === '') {
    return { field: 'message', title: 'Message Required', description: 'Please add a personal message' };
  }
  const [contact, name] = draft.deliveryMethod === 'email' ? [draft.email, 'email'] : [draft.phone, 'phone number'];
  if (contact.trim() === '') {
    return { field: 'contact', title: 'Contact Required', description: `Please enter recipient's ${name}` };
  }
  const instant = draft.sendAt && instantMeant(draft.sendAt);
  if (draft.sendAt && !(instant && instant > now)) {
    return { field: 'time', title: 'Time Required', description: 'Please choose a time that is still to come' };
  }
  return undefined;
}
