import { ArrayMaxSize, IsArray, IsInt, IsNumber, IsString } from 'class-validator';
import { Nothing } from '../kit/empty-messages.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { operation } from '../kit/operation.js';

/** What the ideas of one UTC day cost. */
export class DayOfIdeas {
  /** `YYYY-MM-DD` */
  @IsString() day!: string;
  /** Composed sets. */
  @IsInt() sets!: number;
  /** Questions to the model. */
  @IsInt() calls!: number;
  /** Cents of the model. */
  @IsNumber() cents!: number;
  /** Null on a day without a set. */
  @Nullable() @IsNumber() centsASet!: number | null;
  /** Searches that cost money. */
  @IsInt() searches!: number;
}

/** How much of a limit of the operator this UTC day has used. */
export class UsedOfLimit {
  @IsNumber() used!: number;
  @IsNumber() limit!: number;
}

export class CostsOfIdeas {
  /** The last 30 days, the latest first; days without any cost are left out. */
  @ArrayMaxSize(30) @IsArray() @Nested(() => DayOfIdeas) days!: DayOfIdeas[];
  /** Cents of the model, with those reserved for calls under way. Messages count, too. */
  @Nested(() => UsedOfLimit) modelCents!: UsedOfLimit;
  /** Searches that cost money. */
  @Nested(() => UsedOfLimit) searches!: UsedOfLimit;
}

/** What ideas cost, by day, and today's limits: as `npm run ops -- ideas`. */
export const readCosts = operation('recommendations.readCosts', {
  route: 'GET /api/admin/ideas',
  access: 'admin',
  shows: [],
  input: Nothing,
  output: CostsOfIdeas,
});
