import type { ListedRecipient } from '@presently/contracts/gifting/recipients';

const daysTo = ({ nextDay }: Pick<ListedRecipient, 'nextDay'>): number =>
  nextDay?.daysUntil ?? Number.POSITIVE_INFINITY;

/** The person with the next day first; people without a day follow in their order. */
export const byNeed = (people: readonly ListedRecipient[]): ListedRecipient[] =>
  people.toSorted((one, other) => {
    const [first, second] = [daysTo(one), daysTo(other)];
    return first === second ? 0 : first - second;
  });
