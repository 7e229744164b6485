import { IsOptional, IsString } from 'class-validator';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { internalOperation } from '../kit/operation.js';
import { GiftId } from './planned-gifts.js';

/** What is to be ordered of a gift. Nothing in it says who gives or gets it. */
export class ProductToOrder {
  @Id() recipientId!: string;
  /** The page of the product at its shop. */
  @IsString() link!: string;
  /** Where it is to be sent, ISO 3166-1 alpha-2, as far as it is known. */
  @IsOptional() @Nullable() @IsString() country!: string | null;
  /** The size and the colour that the recipient has chosen. */
  @IsOptional() @IsString() size?: string;
  @IsOptional() @IsString() colour?: string;
}

/**
 * What the caller is to order for one of their gifts. 409 `gift.draft` for a proposed gift, `gift.no-shop` for one that
 * has no page at a shop.
 */
export const readOrder = internalOperation('gifting.readOrder', {
  input: GiftId,
  output: ProductToOrder,
  budget: 'changes',
});
