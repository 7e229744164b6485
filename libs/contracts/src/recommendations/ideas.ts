import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
} from 'class-validator';
import type { OwnBudget } from '@presently/rules/price-range';
import { type IdeaSource, ideaSources, maxLength } from '@presently/rules/vocabulary';
import { BudgetChoice } from '../kit/fields/budget-choice.js';
import { Id, OptionalId } from '../kit/fields/id.js';
import { ShortTexts } from '../kit/fields/list.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { Text } from '../kit/fields/text.js';
import { operation } from '../kit/operation.js';

/** A product of a product source. Never invented. */
export class Product {
  @IsString() title!: string;
  /** As shown: `$48.00`. */
  @IsString() price!: string;
  /** The price in the smallest unit of its currency: cents, yen. Products that were found by older releases have none. */
  @IsOptional() @IsInt() amount?: number;
  /** ISO 4217. Products that were found by older releases have none: it is dollars. */
  @IsOptional() @IsString() currency?: string;
  /** Name of the shop. */
  @IsString() source!: string;
  /** http(s) only, as {@link link}. */
  @IsString() image!: string;
  @IsString() link!: string;
  @IsOptional() @IsNumber() rating?: number;
  /** Number of ratings. */
  @IsOptional() @IsInt() reviews?: number;
  /** When the source last confirmed this price. */
  @IsISO8601() priceCheckedAt!: string;
}

/** An idea and the products for it. */
export class Recommendation {
  @IsString() name!: string;
  @IsString() category!: string;
  /** A range inside the budget: `$40 – $60`. */
  @IsString() estimatedPrice!: string;
  @IsString() description!: string;
  /** Why it suits the recipient, by their interests. */
  @IsString() reasoning!: string;
  @ArrayMaxSize(3) @IsArray() @Nested(() => Product) realProducts!: Product[];
  /** Products are still looked for. */
  @IsOptional() @IsBoolean() isSearching?: boolean;
  /** What was written about the recipient that the idea is for, in the sender's words. */
  @IsOptional() @ArrayMaxSize(maxLength.interests) @IsArray() @IsString({ each: true }) interests?: string[];
}

export class Recommendations {
  @ArrayMaxSize(12) @IsArray() @Nested(() => Recommendation) recommendations!: Recommendation[];
  /** `curator` if the model did not answer and our own rules chose. */
  @IsIn(ideaSources) source!: IdeaSource;
  /** Whether the answer comes from the sandbox. */
  @IsBoolean() isSandbox!: boolean;
  @IsISO8601() generatedAt!: string;
  /** True if a shop or another source of products did not answer, so that there may be more; else absent. */
  @IsOptional() @IsBoolean() areShopsSilent?: boolean;
}

/** An idea, possibly incomplete. A later one with the same index replaces it. */
export class ToldIdea {
  @IsInt() index!: number;
  @Nested(() => Recommendation) recommendation!: Recommendation;
}

export class RecommendationRequest {
  @Id() recipientId!: string;
  /**
   * One of the ten ranges (`$50-$100`, `50-100`, `$10,000+` or `10000+`), or an own one: `{from, to, currency?}`. Both
   * are in the account's currency; to name another one is a 400.
   */
  @BudgetChoice() budget!: string | OwnBudget;
  @OptionalId() occasionId?: string;
  /** Ignores an answer of the last 24 hours. */
  @IsOptional() @IsBoolean() refresh?: boolean;
}

export class AnotherIdea {
  @Id() recipientId!: string;
  @BudgetChoice() budget!: string | OwnBudget;
  @OptionalId() occasionId?: string;
  /** Name of the idea to replace. It goes on the recipient's "not this" list. */
  @Text({ max: maxLength.giftName, required: 'Say which idea to replace' }) instead!: string;
  /** Names of the other ideas on the screen. */
  @ShortTexts(20, maxLength.giftName) shown?: string[];
}

export class IdeaLike {
  @Id() recipientId!: string;
  @BudgetChoice() budget!: string | OwnBudget;
  @OptionalId() occasionId?: string;
  /** Name of a shown idea that the giver likes. Nothing is rejected. */
  @Text({ max: maxLength.giftName, required: 'Say which idea you like' }) like!: string;
  /** Names of the other ideas on the screen. */
  @ShortTexts(20, maxLength.giftName) shown?: string[];
}

export class AnotherRecommendation {
  /** Null if nothing else suits. */
  @Nullable() @Nested(() => Recommendation) recommendation!: Recommendation | null;
  /** True if a shop or another source of products did not answer, so that there may be more; else absent. */
  @IsOptional() @IsBoolean() areShopsSilent?: boolean;
}

/**
 * Ideas for a recipient within a budget. With `Accept: text/event-stream` the answer is a stream of server-sent events:
 * `idea` `{index, recommendation}`, repeated as its reason grows and when its products are found; then `done` with
 * everything but the ideas and their `count`, beyond which shown ideas are withdrawn; or `problem` with the body of an
 * error. An index keeps its idea, unless nothing is found for it.
 */
export const recommendGifts = operation('recommendations.recommendGifts', {
  route: 'POST /api/recommendations/recipient/:recipientId',
  access: 'user',
  changes: [],
  input: RecommendationRequest,
  output: Recommendations,
  deadline: 30_000,
  partial: { event: 'idea', data: ToldIdea, field: 'recommendations' },
  isCancellable: true,
});

/** Puts an idea on the recipient's "not this" list and answers with another one. */
export const recommendAnother = operation('recommendations.recommendAnother', {
  route: 'POST /api/recommendations/recipient/:recipientId/another',
  access: 'user',
  changes: ['rejected-ideas'],
  input: AnotherIdea,
  output: AnotherRecommendation,
  deadline: 20_000,
  isCancellable: true,
});

/** Answers with an idea in the vein of one that is shown. It is added to the set. */
export const recommendAlike = operation('recommendations.recommendAlike', {
  route: 'POST /api/recommendations/recipient/:recipientId/alike',
  access: 'user',
  changes: [],
  input: IdeaLike,
  output: AnotherRecommendation,
  deadline: 20_000,
  isCancellable: true,
});
