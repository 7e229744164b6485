import { isQuiet } from '@presently/rules/gift-mood';
import { giftText } from '@presently/rules/gift-text';
import { languageOfTag } from '@presently/rules/languages';
import type { GiftPayload } from '../deliveries/delivery.entity.js';

/** The page of a gift. */
export const pageOfGift = (site: string, { shareToken }: Pick<GiftPayload, 'shareToken'>): string =>
  `${site}/gift/${encodeURIComponent(shareToken)}`;

/** The text message of a gift. */
export const textOfGift = (site: string, payload: GiftPayload): string =>
  giftText({
    senderName: payload.senderName,
    recipientName: payload.recipientName,
    message: payload.message,
    isCard: payload.isCard,
    isQuiet: isQuiet(payload.mood),
    language: languageOfTag(payload.language),
    giftUrl: pageOfGift(site, payload),
  });
