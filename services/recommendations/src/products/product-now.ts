import type { VariantChoices } from '@presently/contracts/kit/variant-choices';
import type { Sum } from '@presently/rules/money';

/** What a shop says of a product now. */
export interface ProductNow {
  /** Undefined where it says no price that can be read. */
  price: Sum | undefined;
  isSoldOut: boolean;
  /** The sizes and colours to choose from. Undefined where it says nothing of them. */
  choices?: VariantChoices | undefined;
}
