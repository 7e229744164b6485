import { IsArray, IsBoolean, IsISO8601, IsIn, IsInt, IsNumber, IsOptional, IsString } from 'class-validator';
import { type IdeaSource, ideaSources, maxLength } from '@presently/rules/vocabulary';
import { Id, OptionalId } from '../kit/fields/id.js';
import { ShortTexts } from '../kit/fields/list.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { Text } from '../kit/fields/text.js';
import { operation } from '../kit/operation.js';

/** Something that can be bought, as a product source told it. Never invented. */
export class Product {
  @IsString() title!: string;
  /** As shown: `$48.00`. */
  @IsString() price!: string;
  /** The shop's name. */
  @IsString() source!: string;
  /** http(s) only, as {@link link}. */
  @IsString() image!: string;
  @IsString() link!: string;
  @IsOptional() @IsNumber() rating?: number;
  /** How many people rated it. */
  @IsOptional() @IsInt() reviews?: number;
  /** When the source last told this price. */
  @IsISO8601() priceCheckedAt!: string;
}

/** One idea, with what can be bought for it. */
export class Recommendation {
  @IsString() name!: string;
  @IsString() category!: string;
  /** A range inside the budget: `$40 – $60`. */
  @IsString() estimatedPrice!: string;
  @IsString() description!: string;
  /** Why it suits this person, in terms of their own interests. */
  @IsString() reasoning!: string;
  @IsArray() @Nested(() => Product) realProducts!: Product[];
}

export class Recommendations {
  @IsArray() @Nested(() => Recommendation) recommendations!: Recommendation[];
  /** `curator` when the model did not answer and our own rules chose. */
  @IsIn(ideaSources) source!: IdeaSource;
  /** The answer came from imitated providers. */
  @IsBoolean() isSandbox!: boolean;
  @IsISO8601() generatedAt!: string;
}

/** One idea as far as it is known; a later one with the same index takes its place. */
export class ToldIdea {
  @IsInt() index!: number;
  @Nested(() => Recommendation) recommendation!: Recommendation;
}

const budget = { max: 20, required: 'Choose a budget' };

export class RecommendationRequest {
  @Id() recipientId!: string;
  /** One of the ten ranges, `$50-$100`, `50-100`, `$10,000+` or `10000+`; both ends count. */
  @Text(budget) budget!: string;
  @OptionalId() occasionId?: string;
  /** Asks anew though there is an answer of the last 24 hours. */
  @IsOptional() @IsBoolean() refresh?: boolean;
}

export class AnotherIdea {
  @Id() recipientId!: string;
  @Text(budget) budget!: string;
  @OptionalId() occasionId?: string;
  /** The name of the idea that shall give way; it goes on the recipient's "not this" list. */
  @Text({ max: maxLength.giftName, required: 'Say which idea to replace' }) instead!: string;
  /** Names of the ideas that are shown besides. */
  @ShortTexts(20, maxLength.giftName) shown?: string[];
}

export class AnotherRecommendation {
  /** Null when nothing else suits. */
  @Nullable() @Nested(() => Recommendation) recommendation!: Recommendation | null;
}

/**
 * Ideas for a person inside a budget. Asked with `Accept: text/event-stream`, the gateway answers with server-sent
 * events: `idea` `{index, recommendation}` (told again as more is known of it), `done` with everything but the ideas,
 * or `problem` with what an error's body would hold.
 */
export const recommendGifts = operation('recommendations.recommendGifts', {
  route: 'POST /api/recommendations/recipient/:recipientId',
  access: 'user',
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
  input: AnotherIdea,
  output: AnotherRecommendation,
  deadline: 20_000,
  isCancellable: true,
});
