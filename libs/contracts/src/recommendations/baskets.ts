import { IsOptional, IsString, Matches } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { OptionalText } from '../kit/fields/text.js';
import { WebUrl } from '../kit/fields/web-url.js';
import { internalOperation } from '../kit/operation.js';

export class BasketToOpen {
  @Id() giftId!: string;
  @Id() recipientId!: string;
  /** Of the product's page at its shop. */
  @WebUrl() link!: string;
  /** ISO 3166-1 alpha-2. */
  @IsOptional() @Matches(/^[A-Z]{2}$/) country?: string;
  /** Which of the product's variants. Where the shop has none of this name, the basket has the usual one. */
  @OptionalText(maxLength.variant) size?: string;
  @OptionalText(maxLength.variant) colour?: string;
}

export class OpenedBasket {
  /** Null where the shop takes no baskets from us, or does not answer. */
  @Nullable() @IsString() url!: string | null;
}

/**
 * The address at which the caller goes on with a basket of this one product at its shop. The shop gets the product, the
 * number one and the country. A gift has one basket: a further call answers the same one as long as the shop has it.
 */
export const openBasket = internalOperation('recommendations.openBasket', {
  input: BasketToOpen,
  output: OpenedBasket,
  deadline: 8_000,
});
