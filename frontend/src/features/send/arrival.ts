import { maxLength } from '@presently/rules/vocabulary';
import { letter, oneLine, usableUrl, type SelectedGift } from './draft/selected-gift.js';

/** What somebody brings along who comes from an idea, or from a person, elsewhere in the product. */
export interface Arrival {
  gift?: SelectedGift;
  /** May be nobody's: it is looked up when the recipients are there. */
  recipientId?: string;
  /** What the gift is for; one of the person's occasions, if they have it still. */
  occasionId?: string;
}

/** Reads the query parameters of `/gifts`. Addresses that must not be followed or loaded are left out. */
export function arrivalFrom(query: URLSearchParams): Arrival {
  const said = (name: string) => query.get(name) ?? '';
  const title = oneLine(said('giftName'), maxLength.giftName);
  const url = usableUrl(said('giftLink'));
  const recipientId = said('recipientId').trim();
  const occasionId = said('occasionId').trim();
  return {
    // Without a name and without a place to find it, it is no gift.
    ...((title || url) && {
      gift: {
        title: title || 'Gift',
        description: letter(said('giftDescription'), maxLength.description),
        price: oneLine(said('giftPrice'), maxLength.price),
        url,
        image: usableUrl(said('giftImage')),
        siteName: 'Recommended Product',
        isOwnIdea: false,
      },
    }),
    ...(recipientId && { recipientId }),
    ...(recipientId && occasionId && { occasionId }),
  };
}
