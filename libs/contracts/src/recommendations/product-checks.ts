import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { AtShop } from '../kit/at-shop.js';
import { VariantChoices } from '../kit/variant-choices.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalText } from '../kit/fields/text.js';
import { WebUrl } from '../kit/fields/web-url.js';
import { internalOperation, operation } from '../kit/operation.js';

/** Products of one call. */
export const mostChecked = 20;

/** A product as it was chosen. */
export class ChosenProduct {
  /** Of its page at the shop. */
  @WebUrl() link!: string;
  @OptionalText(maxLength.giftName) title?: string;
  /** As it was shown: `$45.00`. */
  @OptionalText(maxLength.price) price?: string;
}

/**
 * What the shop says of a product now: its feed, its catalogue, or its page. Null if nothing is known of it. Waits a
 * few seconds for a shop, and answers what was known before if it is silent.
 */
export const checkProduct = operation('recommendations.checkProduct', {
  route: 'GET /api/products/at-shop',
  access: 'user',
  shows: [],
  input: ChosenProduct,
  output: { orNull: AtShop },
  deadline: 7_000,
});

/** A product with the account that chose it, whose share of the shop's look-ups it uses. */
export class ProductOfAccount extends ChosenProduct {
  @IsOptional() @IsUUID() userId?: string;
}

export class ChosenProducts {
  @ArrayMaxSize(mostChecked) @IsArray() @Nested(() => ProductOfAccount) products!: ProductOfAccount[];
  /** Minutes for which an earlier answer of a shop will do. */
  @IsOptional() @IsInt() @Min(0) @Max(10_000) freshMinutes?: number;
}

export class ProductCheck {
  @Nullable() @Nested(() => AtShop) atShop!: AtShop | null;
  /** Null or absent where the shop says nothing of sizes and colours. */
  @IsOptional() @Nullable() @Nested(() => VariantChoices) choices?: VariantChoices | null;
}

export class ProductChecks {
  /** In the order of the products. */
  @ArrayMaxSize(mostChecked) @IsArray() @Nested(() => ProductCheck) checks!: ProductCheck[];
}

/** {@link checkProduct} for several. Called in the background, before a product is named in a mail or sent. */
export const checkProducts = internalOperation('recommendations.checkProducts', {
  input: ChosenProducts,
  output: ProductChecks,
  deadline: 15_000,
});
