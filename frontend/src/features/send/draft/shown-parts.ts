import { isShownToRecipient } from '@presently/rules/vocabulary';
import type { SendDraft } from './draft.js';

type Parts = Pick<SendDraft, 'options' | 'buyer' | 'isPriceShown' | 'isLinkShown'>;

/** Whether the recipient will see price or link: among several products only if the sender says so. */
export const isPartShown = (draft: Parts, part: 'isPriceShown' | 'isLinkShown'): boolean =>
  draft.options.length > 0 ? draft[part] === true : isShownToRecipient(draft[part], draft.buyer);
