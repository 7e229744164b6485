import { ArrayMaxSize, IsArray, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { Nothing, Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { InterestList } from '../kit/fields/list.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { Text } from '../kit/fields/text.js';
import { OptionalWebUrl } from '../kit/fields/web-url.js';
import { operation } from '../kit/operation.js';

/** A person to whom the sender gives. */
export class Recipient {
  @Id() id!: string;
  @IsString() name!: string;
  @IsString() relationship!: string;
  @IsString({ each: true }) interests!: string[];
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

/** Only what is given changes; unknown fields are refused. */
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

export const listRecipients = operation('gifting.listRecipients', {
  route: 'GET /api/recipients',
  access: 'user',
  input: Nothing,
  output: [Recipient],
});
export const addRecipient = operation('gifting.addRecipient', {
  route: 'POST /api/recipients',
  access: 'user',
  input: NewRecipient,
  output: Recipient,
  status: 201,
});
export const changeRecipient = operation('gifting.changeRecipient', {
  route: 'PATCH /api/recipients/:recipientId',
  access: 'user',
  input: RecipientChange,
  output: Recipient,
});
/** Removes the person with their occasions and gifts; links already sent stop working. */
export const removeRecipient = operation('gifting.removeRecipient', {
  route: 'DELETE /api/recipients/:recipientId',
  access: 'user',
  input: RecipientId,
  output: Success,
});

export class RecipientErasedV1 {
  @Id() recipientId!: string;
  @Id() senderId!: string;
  @ArrayMaxSize(100_000) @IsArray() @IsUUID(undefined, { each: true }) giftIds!: string[];
}
/** Everybody who holds something of this recipient forgets it. */
export const recipientErased = event('gifting.recipient_erased.v1', RecipientErasedV1);

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

/** The whole of what others need to know to find something for this person: a later one takes the place of an earlier. */
export class RecipientChangedV1 {
  @Id() recipientId!: string;
  @Id() senderId!: string;
  @IsString() name!: string;
  @IsString() relationship!: string;
  @IsArray() @IsString({ each: true }) interests!: string[];
  /** The newest 100. */
  @ArrayMaxSize(100) @IsArray() @Nested(() => OccasionOfRecipient) occasions!: OccasionOfRecipient[];
  /** What they were given already, the newest 25. What is given later is told by `gifting.gift_sent.v1`, too. */
  @ArrayMaxSize(25) @IsArray() @Nested(() => GivenGift) given!: GivenGift[];
}
/** A recipient is new or different, or one of their occasions is. No contact data is in it: gifting keeps none of a person. */
export const recipientChanged = event('gifting.recipient_changed.v1', RecipientChangedV1);
