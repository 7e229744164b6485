import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { newKey } from '../../../lib/new-key.js';

/** One press of Send: the server makes one gift of all requests that carry the same key. */
export interface Press {
  key: string;
  /** What was to be sent. */
  content: string;
}

/**
 * The press that sends `gift`. After a failure nobody knows whether the gift was saved: the same content keeps its key,
 * so that trying again cannot make a second gift. Other content is another gift.
 */
export function pressFor(gift: GiftToSend, last: Press | null): Press {
  const content = JSON.stringify(gift);
  return last?.content === content ? last : { key: newKey(), content };
}
