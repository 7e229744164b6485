import { IsBoolean, IsOptional, IsString } from 'class-validator';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { internalOperation } from '../kit/operation.js';
import { VariantChoices } from '../kit/variant-choices.js';
import { PastedLink } from './link-preview.js';

/** What the page of a product says. */
export class ProductPage {
  /** With its currency: `$48.00` */
  @Nullable() @IsString() price!: string | null;
  /** Whether it says that the product cannot be bought, or the page is gone. */
  @IsBoolean() isSoldOut!: boolean;
  /** Null or absent where it says nothing of sizes and colours. */
  @IsOptional() @Nullable() @Nested(() => VariantChoices) choices?: VariantChoices | null;
}

/** Reads the page of a product under the rules of link previews. Called in the background, by checks of products. */
export const readProductPage = internalOperation('gifting.readProductPage', {
  input: PastedLink,
  output: ProductPage,
  deadline: 9_000,
});
