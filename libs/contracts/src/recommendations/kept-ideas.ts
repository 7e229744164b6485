import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsISO8601, IsOptional, IsString } from 'class-validator';
import { type KeptIdeaState, keptIdeaStates, maxLength } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { ClearableLongText, OptionalLongText, OptionalText } from '../kit/fields/text.js';
import { OptionalCalendarDate } from '../kit/fields/days/time.js';
import { OptionalWebUrl } from '../kit/fields/web-url.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** An idea or a product that the sender keeps for a recipient. */
export class KeptIdea {
  @Id() id!: string;
  @Id() recipientId!: string;
  @IsString() title!: string;
  @Nullable() @IsString() link!: string | null;
  @Nullable() @IsString() image!: string | null;
  /** As shown: `$48.00`. Today's price as far as it is known. */
  @Nullable() @IsString() price!: string | null;
  /** What it cost when it was kept, where today's price is another one. */
  @Nullable() @IsString() wasPrice!: string | null;
  @Nullable() @IsISO8601() priceCheckedAt!: string | null;
  @Nullable() @IsString() note!: string | null;
  @IsIn(keptIdeaStates) state!: KeptIdeaState;
  /** `YYYY-MM-DD`; null unless the state is `given`. */
  @Nullable() @IsString() givenOn!: string | null;
  /** Whether the shop no longer offers it, or has sold it out. */
  @IsBoolean() isGone!: boolean;
  /** Whether the shop is being asked: a look in some seconds shows what it says. */
  @IsBoolean() isBeingChecked!: boolean;
  @IsISO8601() createdAt!: string;
}

const state = { message: 'state must be idea, bought or given' };

/** With a title, a link, or both. */
export class NewKeptIdea {
  @Id() recipientId!: string;
  /** In the sender's words. */
  @OptionalText(maxLength.giftName) title?: string;
  /** Without a `title`, the title of an idea that is new. It replaces none that is kept. */
  @OptionalText(maxLength.giftName) shopTitle?: string;
  @OptionalWebUrl() link?: string;
  @OptionalWebUrl() image?: string;
  @OptionalText(maxLength.price) price?: string;
  @OptionalLongText(maxLength.notes) note?: string;
  /** Default: `idea`. */
  @IsOptional() @IsIn(keptIdeaStates, state) state?: KeptIdeaState;
  /** Only with the state `given`. Default: today. */
  @OptionalCalendarDate() givenOn?: string;
}

export class KeptIdeaChange {
  @Id() keptIdeaId!: string;
  @IsOptional() @IsIn(keptIdeaStates, state) state?: KeptIdeaState;
  @OptionalCalendarDate() givenOn?: string;
  @ClearableLongText(maxLength.notes) note?: string | null;
}

export class KeptIdeaId {
  @Id() keptIdeaId!: string;
}

export class KeptIdeasOfRecipient extends PageRequest {
  @Id() recipientId!: string;
}

/** Those still to give first, the newest first. */
export const listKeptIdeas = operation('recommendations.listKeptIdeas', {
  route: 'GET /api/recipients/:recipientId/kept-ideas',
  access: 'user',
  shows: ['kept-ideas'],
  input: KeptIdeasOfRecipient,
  output: { pageOf: KeptIdea },
  deadline: 5_000,
});

/**
 * Keeps an idea. A link that is kept already gets what is named of title, note and state.
 * 409 `kept-idea.limit-reached` for 200 of one person.
 */
export const keepIdea = operation('recommendations.keepIdea', {
  route: 'POST /api/recipients/:recipientId/kept-ideas',
  access: 'user',
  changes: ['kept-ideas'],
  input: NewKeptIdea,
  output: KeptIdea,
  status: 201,
  budget: 'kept-ideas',
});

export const changeKeptIdea = operation('recommendations.changeKeptIdea', {
  route: 'PATCH /api/kept-ideas/:keptIdeaId',
  access: 'user',
  changes: ['kept-ideas'],
  input: KeptIdeaChange,
  output: KeptIdea,
  budget: 'kept-ideas',
});

export const removeKeptIdea = operation('recommendations.removeKeptIdea', {
  route: 'DELETE /api/kept-ideas/:keptIdeaId',
  access: 'user',
  changes: ['kept-ideas'],
  input: KeptIdeaId,
  output: Success,
  budget: 'kept-ideas',
});

export class KeptTitle {
  @IsString() title!: string;
  @IsIn(keptIdeaStates) state!: KeptIdeaState;
}

export class KeptIdeasChangedV1 {
  @Id() recipientId!: string;
  @Id() senderId!: string;
  /** The newest three that are not given yet. */
  @ArrayMaxSize(3) @IsArray() @Nested(() => KeptTitle) ideas!: KeptTitle[];
}

/** The ideas that are kept for a recipient have changed. */
export const keptIdeasChanged = event('recommendations.kept_ideas_changed.v1', KeptIdeasChangedV1, {
  lane: 'state',
  about: 'recipientId',
});
