import { IsBoolean, IsInt, IsISO8601, IsString } from 'class-validator';
import { Nothing } from '../kit/empty-messages.js';
import { Nullable } from '../kit/fields/nested.js';
import { operation } from '../kit/operation.js';

/** A shop's list of products in our catalogue. */
export class ProductFeed {
  @IsString() name!: string;
  /** The file's name, or the address without query and password. */
  @IsString() origin!: string;
  @IsInt() products!: number;
  /** When the shop last said what it sells, or that nothing has changed. */
  @IsISO8601() importedAt!: string;
  /** How often it is fetched again; null for never. */
  @Nullable() @IsInt() everyMinutes!: number | null;
  @Nullable() @IsISO8601() nextAt!: string | null;
  /** When it was last fetched by its schedule. */
  @Nullable() @IsISO8601() triedAt!: string | null;
  /** Why that failed; null if it did not. */
  @Nullable() @IsString() problem!: string | null;
  /** Whether two times of its schedule have passed without an answer of the shop. */
  @IsBoolean() isOld!: boolean;
}

/** The feeds of the catalogue, those with a problem first. Feeds are added and removed by `npm run catalogue`. */
export const listFeeds = operation('recommendations.listFeeds', {
  route: 'GET /api/admin/feeds',
  access: 'admin',
  shows: [],
  input: Nothing,
  output: { listOf: ProductFeed, atMost: 500 },
});
