import { ArrayMaxSize, IsArray, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { InterestList } from '../kit/fields/list.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalText, Text } from '../kit/fields/text.js';
import { OptionalWebUrl } from '../kit/fields/web-url.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** A person who receives gifts of the sender. */
export class Recipient {
  @Id() id!: string;
  @IsString() name!: string;
  @IsString() relationship!: string;
  @ArrayMaxSize(maxLength.interests) @IsString({ each: true }) interests!: string[];
  @Nullable() @IsString() avatar!: string | null;
  @IsISO8601() createdAt!: string;
}

const name = { max: maxLength.personName, required: 'Name is required' };
const relationship = { max: maxLength.relationship, required: 'Relationship is required' };

export class NewRecipient {
  @Text(name) name!: string;
  @Text(relationship) relationship!: string;
  @InterestList() interests?: string[];
  @OptionalWebUrl() avatar?: string | null;
}

/** Absent fields keep their values; unknown fields are refused. */
export class RecipientChange {
  @Id() recipientId!: string;
  @IsOptional() @Text(name) name?: string;
  @IsOptional() @Text(relationship) relationship?: string;
  @InterestList() interests?: string[];
  @OptionalWebUrl() avatar?: string | null;
}

export class RecipientId {
  @Id() recipientId!: string;
}

export class RecipientSearch extends PageRequest {
  /** Part of the name; case and accents do not matter. */
  @OptionalText(maxLength.personName) q?: string;
}

/** By name. */
export const listRecipients = operation('gifting.listRecipients', {
  route: 'GET /api/recipients',
  access: 'user',
  input: RecipientSearch,
  output: { pageOf: Recipient },
});
export const getRecipient = operation('gifting.getRecipient', {
  route: 'GET /api/recipients/:recipientId',
  access: 'user',
  input: RecipientId,
  output: Recipient,
});
/** 403 `recipient.limit-reached` for a Free account with 1,000 recipients. */
export const addRecipient = operation('gifting.addRecipient', {
  route: 'POST /api/recipients',
  access: 'user',
  input: NewRecipient,
  output: Recipient,
  status: 201,
  budget: 'changes',
});
export const changeRecipient = operation('gifting.changeRecipient', {
  route: 'PATCH /api/recipients/:recipientId',
  access: 'user',
  input: RecipientChange,
  output: Recipient,
  budget: 'changes',
});
/** Removes the recipient with occasions and gifts. Links to the gifts stop working. */
export const removeRecipient = operation('gifting.removeRecipient', {
  route: 'DELETE /api/recipients/:recipientId',
  access: 'user',
  input: RecipientId,
  output: Success,
  budget: 'changes',
});

export class RecipientErasedV1 {
  @Id() recipientId!: string;
  @Id() senderId!: string;
  @ArrayMaxSize(100_000) @IsArray() @IsUUID(undefined, { each: true }) giftIds!: string[];
}
/** The recipient is deleted. Every service deletes what it stores about the recipient. */
export const recipientErased = event('gifting.recipient_erased.v1', RecipientErasedV1, { lane: 'erasures' });

export class OccasionOfRecipient {
  @Id() id!: string;
  @IsString() type!: string;
  /** `YYYY-MM-DD`; legacy rows may hold raw text. */
  @IsString() date!: string;
}

export class GivenGift {
  @Id() giftId!: string;
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
}

/** Everything that other services need to find ideas for this recipient. A later event replaces an earlier one. */
export class RecipientChangedV1 {
  @Id() recipientId!: string;
  @Id() senderId!: string;
  @IsString() name!: string;
  @IsString() relationship!: string;
  @IsArray() @IsString({ each: true }) interests!: string[];
  /** The newest 100. */
  @ArrayMaxSize(100) @IsArray() @Nested(() => OccasionOfRecipient) occasions!: OccasionOfRecipient[];
  /** The newest 25 past gifts, in older events only. `gifting.gift_given.v1` reports each of them. */
  @IsOptional() @ArrayMaxSize(25) @IsArray() @Nested(() => GivenGift) given?: GivenGift[];
}
/** A recipient or one of their occasions is new or has changed. Contains no contact data. */
export const recipientChanged = event('gifting.recipient_changed.v1', RecipientChangedV1, {
  lane: 'state',
  about: 'recipientId',
});
