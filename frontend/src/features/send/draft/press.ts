import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { newKey } from '../../../lib/new-key.js';

/** One press of Send. The server creates one gift for all requests with the same key. */
export interface Press {
  key: string;
  /** The gift as JSON. */
  content: string;
}

/**
 * The press that sends `gift`. A failed call may still have saved the gift. The same content keeps its key, so that
 * trying again creates no second gift. Other content is another gift.
 */
export function pressFor(gift: GiftToSend, last: Press | null): Press {
  const content = JSON.stringify(gift);
  return last?.content === content ? last : { key: newKey(), content };
}
