import { IsBoolean, IsOptional, IsString, IsUUID } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { AskedVariant } from '../kit/variant-choices.js';
import { AtShop } from '../kit/at-shop.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalLongText, OptionalText, Text } from '../kit/fields/text.js';
import { OptionalWebUrl } from '../kit/fields/web-url.js';

/** A product beside the gift itself, among which the recipient chooses. */
export class OptionToOffer {
  @Text({ max: maxLength.giftName, required: 'Please name each gift to choose from' }) giftName!: string;
  @OptionalWebUrl() giftUrl?: string | null;
  @OptionalWebUrl() giftImageUrl?: string | null;
  @OptionalLongText(maxLength.description) giftDescription?: string | null;
  @OptionalText(maxLength.price) price?: string | null;
  /** Whether the sender has described it, so that nobody knows what its shop asks for. */
  @IsOptional() @IsBoolean() isByHand?: boolean;
}

/** A product to choose from, as its recipient sees it: it has no link to a shop. */
export class SharedOption {
  @IsUUID() id!: string;
  @IsString() giftName!: string;
  /** Our own copy, `/media/pictures/{32 characters}.webp`; null without one. */
  @Nullable() @IsString() giftImageUrl!: string | null;
  @Nullable() @IsString() giftDescription!: string | null;
  /** Null without one, or unless the sender shows prices. */
  @Nullable() @IsString() price!: string | null;
  /** What is to be said of it when it is chosen; absent where there is nothing to ask. */
  @IsOptional() @Nested(() => AskedVariant) asks?: AskedVariant;
}

/** A product to choose from, as its sender sees it. */
export class OfferedOption {
  @Id() id!: string;
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
  @Nullable() @IsString() giftImageUrl!: string | null;
  @Nullable() @IsString() giftDescription!: string | null;
  @Nullable() @IsString() price!: string | null;
  /** What the shop says of it now, while it can be chosen; null if nothing is known. */
  @IsOptional() @Nullable() @Nested(() => AtShop) atShop?: AtShop | null;
}

/** Which size or colour it should be, in the recipient's words. */
export class ChosenVariant {
  @OptionalText(maxLength.variant) size?: string;
  @OptionalText(maxLength.variant) colour?: string;
}
