import { giftMoods, maxLength, type GiftMood } from '@presently/rules/vocabulary';
import * as v from 'valibot';
import { usableUrl } from '../../lib/web-url.js';
import { aCard, letter, oneLine, type SelectedGift } from './draft/selected-gift.js';
import { sendWords as say } from '../../languages/send/en.js';

/** The gift and the recipient in the address of the send screen. */
export interface Arrival {
  gift?: SelectedGift;
  /** Not checked yet: the recipients may not be loaded. */
  recipientId?: string;
  /** Not checked yet either. */
  occasionId?: string;
  mood?: GiftMood;
}

const other = v.object({
  title: v.string(),
  description: v.string(),
  price: v.string(),
  url: v.string(),
  image: v.string(),
  category: v.string(),
});
const others = v.fallback(v.object({ others: v.array(other) }), { others: [] });

/** Products of the same set of ideas, which the screen of ideas leaves beside the address. */
export const othersFrom = (state: unknown): SelectedGift[] =>
  v.parse(others, state).others.map(({ title, description, price, url, image, category }) => ({
    title: oneLine(title, maxLength.giftName),
    description: letter(description, maxLength.description),
    price: oneLine(price, maxLength.price),
    url: usableUrl(url),
    image: usableUrl(image),
    siteName: say('recommended'),
    isOwnIdea: false,
    ...(category && { category: oneLine(category, maxLength.category) }),
  }));

/** Reads the query parameters of `/gifts`; `card=1` is a card, `mood` is that of the gift. Unsafe addresses are left out. */
export function arrivalFrom(query: URLSearchParams): Arrival {
  const said = (name: string) => query.get(name) ?? '';
  const title = oneLine(said('giftName'), maxLength.giftName);
  const url = usableUrl(said('giftLink'));
  const recipientId = said('recipientId').trim();
  const occasionId = said('occasionId').trim();
  const isCard = said('card') === '1';
  const mood = giftMoods.find((each) => each === said('mood'));
  const category = oneLine(said('giftCategory'), maxLength.category);
  return {
    ...(isCard && { gift: aCard }),
    // A gift needs a name or a link.
    ...(!isCard &&
      (title || url) && {
        gift: {
          title: title || say('gift'),
          description: letter(said('giftDescription'), maxLength.description),
          price: oneLine(said('giftPrice'), maxLength.price),
          url,
          image: usableUrl(said('giftImage')),
          siteName: say('recommended'),
          isOwnIdea: false,
          ...(category && { category }),
        },
      }),
    ...(mood && { mood }),
    ...(recipientId && { recipientId }),
    ...(recipientId && occasionId && { occasionId }),
  };
}
