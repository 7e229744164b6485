import { isShownToRecipient, type GiftBuyer } from '@presently/rules/vocabulary';

/**
 * Whether the recipient sees the price, or the link to the shop. Among several products only if the sender says so, because
 * people choose by price otherwise.
 */
export const isPartShown = (
  choice: boolean | null | undefined,
  { buyer, chooseBy }: { buyer?: GiftBuyer | null | undefined; chooseBy?: string | null | undefined },
): boolean => (chooseBy ? choice === true : isShownToRecipient(choice, buyer));
