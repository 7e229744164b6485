import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
} from 'class-validator';
import { hideable, type Hideable } from '@presently/rules/person-fields';
import { maxLength } from '@presently/rules/vocabulary';
import { Nothing, Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { OptionalAge } from '../kit/fields/days/age.js';
import { OptionalBirthday } from '../kit/fields/days/birthday.js';
import { OptionalEmail, OptionalPhone } from '../kit/fields/contact.js';
import { OptionalCountry } from '../kit/fields/country.js';
import { Id, Ids } from '../kit/fields/id.js';
import { OptionalLanguage } from '../kit/fields/language.js';
import { InterestList, WordList } from '../kit/fields/list.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalLongText, OptionalText, Text } from '../kit/fields/text.js';
import { OptionalCalendarDate, OptionalTimeZone } from '../kit/fields/days/time.js';
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
  @Nullable() @IsString() email!: string | null;
  /** As the sender typed it. */
  @Nullable() @IsString() phone!: string | null;
  /** IANA name. */
  @Nullable() @IsString() timeZone!: string | null;
  /** BCP 47, in canonical form. */
  @Nullable() @IsString() language!: string | null;
  /** Groups of the sender, such as "Family". */
  @ArrayMaxSize(maxLength.labels) @IsString({ each: true }) labels!: string[];
  /** What ideas must avoid, allergies included. */
  @ArrayMaxSize(maxLength.dislikes) @IsString({ each: true }) dislikes!: string[];
  /** Where parcels go. */
  @Nullable() @IsString() address!: string | null;
  /** Of clothes and shoes, as they were written. */
  @Nullable() @IsString() sizes!: string | null;
  @IsBoolean() areSizesForIdeas!: boolean;
  /** In whole years, as it was said on `aboutAgeOn`. */
  @Nullable() @IsInt() aboutAge!: number | null;
  /** `YYYY-MM-DD` */
  @Nullable() @IsString() aboutAgeOn!: string | null;
  /** In the sender's words. Nothing guesses it. */
  @Nullable() @IsString() gender!: string | null;
  /** ISO 3166-1 alpha-2, as it was stated. */
  @Nullable() @IsString() country!: string | null;
  /** The sender's own words about the person. */
  @Nullable() @IsString() notes!: string | null;
  /** Whether ideas may read the notes. */
  @IsBoolean() areNotesForIdeas!: boolean;
  /** What else ideas and messages may not know. */
  @ArrayMaxSize(hideable.length) @IsIn(hideable, { each: true }) @IsArray() hiddenFromIdeas!: Hideable[];
  /** `YYYY-MM-DD`, or `--MM-DD` without a year. The date of the recipient's oldest Birthday occasion. */
  @Nullable() @IsString() birthday!: string | null;
  @IsISO8601() createdAt!: string;
}

/** The next occurrence of a recipient's occasions. */
export class NextDay {
  @IsString() type!: string;
  @Nullable() @IsString() title!: string | null;
  /** 0 is today, seen from the caller's date. */
  @IsInt() daysUntil!: number;
}

export class ListedRecipient extends Recipient {
  /** Only if the search asks for it; absent if there is none within a year. */
  @IsOptional() @Nested(() => NextDay) nextDay?: NextDay;
}

const name = { max: maxLength.personName, required: 'Name is required' };
const relationship = { max: maxLength.relationship, required: 'Relationship is required' };

/** What a sender may know about a person. Null or a blank clears a single value. */
export class RecipientDetails {
  @InterestList() interests?: string[];
  @OptionalWebUrl() avatar?: string | null;
  @OptionalEmail() email?: string | null;
  @OptionalPhone() phone?: string | null;
  @OptionalTimeZone() timeZone?: string | null;
  @OptionalLanguage() language?: string | null;
  @WordList('label') labels?: string[];
  @WordList('dislike') dislikes?: string[];
  @OptionalLongText(maxLength.address) address?: string | null;
  @OptionalText(maxLength.sizes) sizes?: string | null;
  /** True unless it is given. */
  @IsOptional()
  @Nullable()
  @IsBoolean({ message: 'areSizesForIdeas must be true or false' })
  areSizesForIdeas?: boolean | null;
  @OptionalAge() aboutAge?: number | null;
  /** The day on which `aboutAge` was true: today unless it is given. */
  @OptionalCalendarDate() aboutAgeOn?: string | null;
  @OptionalText(maxLength.gender) gender?: string | null;
  @OptionalCountry() country?: string | null;
  @OptionalLongText(maxLength.notes) notes?: string | null;
  /** False unless it is given. */
  @IsOptional()
  @Nullable()
  @IsBoolean({ message: 'areNotesForIdeas must be true or false' })
  areNotesForIdeas?: boolean | null;
  /** Nothing unless it is given. */
  @IsOptional()
  @IsArray({ message: 'hiddenFromIdeas must be a list' })
  @ArrayUnique({ message: 'hiddenFromIdeas may hold each name once' })
  @IsIn(hideable, { each: true, message: `hiddenFromIdeas may hold ${hideable.join(', ')}` })
  hiddenFromIdeas?: Hideable[];
  @OptionalBirthday() birthday?: string | null;
}

export class NewRecipient extends RecipientDetails {
  @Text(name) name!: string;
  @Text(relationship) relationship!: string;
}

/** Absent fields keep their values; unknown fields are refused. */
export class RecipientChange extends RecipientDetails {
  @Id() recipientId!: string;
  @IsOptional() @Text(name) name?: string;
  @IsOptional() @Text(relationship) relationship?: string;
}

export class RecipientId {
  @Id() recipientId!: string;
}

export class RecipientSearch extends PageRequest {
  /** Part of the name; case and accents do not matter. */
  @OptionalText(maxLength.personName) q?: string;
  /** One of the labels, as it is written. */
  @OptionalText(maxLength.label) label?: string;

  /** `added`, the oldest first, is the default. */
  @IsOptional() @IsIn(['added', 'name'], { message: 'sort must be added or name' }) sort?: 'added' | 'name';
  @IsOptional() @IsIn(['next-day'], { message: 'with must be next-day' }) with?: 'next-day';
}

export const listRecipients = operation('gifting.listRecipients', {
  route: 'GET /api/recipients',
  access: 'user',
  shows: ['recipients'],
  input: RecipientSearch,
  output: { pageOf: ListedRecipient },
});
export class UsedLabel {
  @IsString() label!: string;
  /** How many recipients have it. */
  @IsInt() people!: number;
}
/** The labels of the caller's recipients, in alphabetical order. */
export const listLabels = operation('gifting.listLabels', {
  route: 'GET /api/labels',
  access: 'user',
  shows: ['recipients'],
  input: Nothing,
  output: { listOf: UsedLabel, atMost: 200 },
});
export const getRecipient = operation('gifting.getRecipient', {
  route: 'GET /api/recipients/:recipientId',
  access: 'user',
  shows: ['recipients'],
  input: RecipientId,
  output: Recipient,
});
/** 403 `recipient.limit-reached` for a Free account with 1,000 recipients. A birthday is stored as an occasion. */
export const addRecipient = operation('gifting.addRecipient', {
  route: 'POST /api/recipients',
  access: 'user',
  changes: ['recipients', 'occasions'],
  input: NewRecipient,
  output: Recipient,
  status: 201,
  budget: 'changes',
});
/** Another birthday changes the oldest Birthday occasion, or adds one; null removes it. */
export const changeRecipient = operation('gifting.changeRecipient', {
  route: 'PATCH /api/recipients/:recipientId',
  access: 'user',
  changes: ['recipients', 'occasions'],
  input: RecipientChange,
  output: Recipient,
  budget: 'changes',
});
/** Removes the recipient with occasions and gifts. Links to the gifts stop working. */
export const removeRecipient = operation('gifting.removeRecipient', {
  route: 'DELETE /api/recipients/:recipientId',
  access: 'user',
  changes: ['recipients', 'occasions'],
  input: RecipientId,
  output: Success,
  budget: 'changes',
});

export class RecipientErasedV1 {
  @Id() recipientId!: string;
  @Id() senderId!: string;
  @ArrayMaxSize(100_000) @IsArray() @Ids() giftIds!: string[];
}
/** The recipient is deleted. Every service deletes what it stores about the recipient. */
export const recipientErased = event('gifting.recipient_erased.v1', RecipientErasedV1, { lane: 'erasures' });

export class OccasionOfRecipient {
  @Id() id!: string;
  @IsString() type!: string;
  /** `YYYY-MM-DD`, or `--MM-DD` without a known year; legacy rows may hold raw text. */
  @IsString() date!: string;
  @Nullable() @IsString() title!: string | null;
}

/** Leaves room for names that a newer release knows and its older readers do not: they take them as they are. */
const mostHidden = 50;

/** Everything that other services need to find ideas for this recipient. A later event replaces an earlier one. */
export class RecipientChangedV1 {
  @Id() recipientId!: string;
  @Id() senderId!: string;
  @IsString() name!: string;
  @IsString() relationship!: string;
  /** Empty unless ideas may know them. */
  @IsArray() @IsString({ each: true }) interests!: string[];
  @IsOptional() @ArrayMaxSize(maxLength.dislikes) @IsArray() @IsString({ each: true }) dislikes?: string[];
  @IsOptional() @Nullable() @IsString() language?: string | null;
  /** `YYYY-MM-DD`, or `--MM-DD` without a known year. */
  @IsOptional() @Nullable() @IsString() birthday?: string | null;
  /** In whole years, on `aboutAgeOn`. */
  @IsOptional() @Nullable() @IsInt() aboutAge?: number | null;
  @IsOptional() @Nullable() @IsString() aboutAgeOn?: string | null;
  /** As the sender stated it; null unless ideas may know it. */
  @IsOptional() @Nullable() @IsString() gender?: string | null;
  /** ISO 3166-1 alpha-2, as stated, or from the address or the time zone; null unless ideas may know it. */
  @IsOptional() @Nullable() @IsString() country?: string | null;
  /** Null unless ideas may use them. */
  @IsOptional() @Nullable() @IsString() sizes?: string | null;
  /** Null unless ideas may read them. */
  @IsOptional() @Nullable() @IsString() notes?: string | null;
  /** The interests while the sender keeps them from ideas: allergies among them keep somebody safe all the same. */
  @IsOptional() @ArrayMaxSize(maxLength.interests) @IsString({ each: true }) @IsArray() hiddenInterests?: string[];
  /** What the sender keeps from ideas. Age and gifts are told all the same: they keep unfit and given things away. */
  @IsOptional() @ArrayMaxSize(mostHidden) @IsArray() @IsString({ each: true }) hiddenFromIdeas?: string[];
  /** The newest 100, without titles unless ideas may know them. */
  @ArrayMaxSize(100) @IsArray() @Nested(() => OccasionOfRecipient) occasions!: OccasionOfRecipient[];
}
/** A recipient or one of their occasions is new or has changed. Contains no contact data. */
export const recipientChanged = event('gifting.recipient_changed.v1', RecipientChangedV1, {
  lane: 'state',
  about: 'recipientId',
});
