import type { AskedVariant, VariantChoices } from '@presently/contracts/kit/variant-choices';

/**
 * What the recipient is asked about a product: what its shop is known to ask for. Of a product that the sender has
 * described by hand nothing may be known; then both may be said.
 */
export function askedVariant({
  choices,
  isByHand,
}: {
  choices: VariantChoices | null | undefined;
  isByHand: boolean;
}): { asks: AskedVariant } | undefined {
  if (choices) return choices.size || choices.colour ? { asks: choices } : undefined;
  return isByHand ? { asks: { size: [], colour: [], isGuess: true } } : undefined;
}
