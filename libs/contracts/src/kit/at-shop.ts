import { IsBoolean, IsISO8601, IsString } from 'class-validator';
import { Nullable } from './fields/nested.js';

/** What a shop has said of a product since it was chosen. */
export class AtShop {
  /** Today's price, `$39.00`, where it is another one than was chosen; null where it is the same or not known. */
  @Nullable() @IsString() price!: string | null;
  /** Whether it cannot be bought there now. */
  @IsBoolean() isSoldOut!: boolean;
  /** When the shop last said so. */
  @IsISO8601() checkedAt!: string;
}
