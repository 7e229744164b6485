import { mostBeside } from '@presently/contracts/gifting/proposals';
import type { Pick } from '@presently/contracts/recommendations/prepared-proposal';
import { cardFields } from '../gifts/card.js';
import type { Gift } from '../gifts/gift.entity.js';

/** The fields of a gift that a pick decides; those of a card without one. */
export const fieldsOfPick = (pick: Pick | undefined): { [Field in keyof typeof cardFields]: Gift[Field] } =>
  pick
    ? {
        isCard: false,
        giftName: pick.title,
        giftUrl: pick.link,
        giftImageUrl: pick.image,
        giftDescription: pick.description ?? null,
        price: pick.price,
        category: pick.category ?? null,
      }
    : cardFields;

/** The picks among which a recipient may choose, beside the one that is the gift: the next ones of the set. */
export const picksBeside = ({ picks, pick }: { picks: readonly Pick[]; pick: number }): Pick[] =>
  [...picks.slice(pick + 1), ...picks.slice(0, pick)].slice(0, mostBeside);

/** The pick after a swap: of three at once, three others if there are any. */
export function pickAfter({
  picks,
  pick,
  isChoice,
}: {
  picks: readonly Pick[];
  pick: number;
  isChoice: boolean;
}): number {
  const shown = mostBeside + 1;
  return (pick + (isChoice && picks.length > shown ? shown : 1)) % picks.length;
}
