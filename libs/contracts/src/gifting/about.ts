import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
} from 'class-validator';
import { type AboutField, type Consent, aboutFields, consents } from '@presently/rules/about';
import { languages, type Language } from '@presently/rules/languages';
import { type ReportReason, maxLength, reportReasons } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { OptionalBirthday } from '../kit/fields/days/birthday.js';
import { OptionalEmail, OptionalPhone } from '../kit/fields/contact.js';
import { OptionalLanguage } from '../kit/fields/language.js';
import { WordList } from '../kit/fields/list.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalLongText, OptionalText } from '../kit/fields/text.js';
import { OptionalTimeZone } from '../kit/fields/days/time.js';
import { operation } from '../kit/operation.js';
import { RecipientId } from './recipients.js';

/** A link that a sender gives to a person. */
export class Question {
  /** `https://presently.example/about/<token>`. It is shown once: only its hash is stored. */
  @IsString() url!: string;
  /** The link ends then, or with the answer. */
  @IsISO8601() expiresAt!: string;
}

/** 32 random bytes, base64url. */
export class AboutToken {
  @Matches(/^[\w-]{43}$/, { message: 'This link is invalid or has ended.' }) token!: string;
}

/** Who asks. Nothing that the sender knows already. */
export class OpenQuestion {
  @IsString() askedBy!: string;
  @IsISO8601() expiresAt!: string;
}

/** What a person says about themselves. Lists may be one text with commas. */
export class AboutAnswer extends AboutToken {
  @OptionalBirthday() birthday?: string;
  @OptionalEmail() email?: string;
  @OptionalPhone() phone?: string;
  @OptionalLongText(maxLength.address) address?: string;
  @OptionalTimeZone() timeZone?: string;
  @OptionalLanguage() language?: string;
  /** The language of the page: consents are stored in its words. */
  @IsOptional() @IsIn(languages, { message: 'Please choose a language from the list' }) spoken?: Language;
  @OptionalText(maxLength.sizes) sizes?: string;
  @WordList('like', { isWritten: true }) likes?: string[];
  @WordList('dislike', { isWritten: true }) dislikes?: string[];
  @WordList('allergy', { isWritten: true }) allergies?: string[];
  /** Consent to text messages at `phone`. */
  @IsOptional() @IsBoolean({ message: 'agreesToTexts must be true or false' }) agreesToTexts?: boolean;
}

/** What a person has agreed to, and how. */
export class GivenConsent {
  @IsIn(consents) what!: Consent;
  @IsISO8601() agreedAt!: string;
  /** `about-page`: they sent the page's form. */
  @IsString() how!: string;
  /** The sentence that they agreed to. */
  @IsString() words!: string;
  /** The phone number of a consent to texts. */
  @Nullable() @IsString() contact!: string | null;
}

/** The newest answer of a person. Null for what they have not said. */
export class Answers {
  /** When the open link was made, and when it ends; null without one. */
  @Nullable() @IsISO8601() askedAt!: string | null;
  @Nullable() @IsISO8601() expiresAt!: string | null;
  @Nullable() @IsISO8601() answeredAt!: string | null;
  @Nullable() @IsString() birthday!: string | null;
  @Nullable() @IsString() email!: string | null;
  @Nullable() @IsString() phone!: string | null;
  @Nullable() @IsString() address!: string | null;
  @Nullable() @IsString() timeZone!: string | null;
  @Nullable() @IsString() language!: string | null;
  @Nullable() @IsString() sizes!: string | null;
  @Nullable() @ArrayMaxSize(maxLength.interests) @IsString({ each: true }) likes!: string[] | null;
  @Nullable() @ArrayMaxSize(maxLength.dislikes) @IsString({ each: true }) dislikes!: string[] | null;
  @Nullable() @ArrayMaxSize(maxLength.allergies) @IsString({ each: true }) allergies!: string[] | null;
  /** The fields that the sender has accepted. */
  @ArrayMaxSize(aboutFields.length) @IsIn(aboutFields, { each: true }) accepted!: AboutField[];
  @ArrayMaxSize(consents.length) @IsArray() @Nested(() => GivenConsent) consents!: GivenConsent[];
}

export class AcceptedFields extends RecipientId {
  @IsArray({ message: 'fields must be a list' })
  @ArrayMinSize(1, { message: 'Choose what to accept' })
  @ArrayMaxSize(aboutFields.length, { message: 'Choose each field once' })
  @IsIn(aboutFields, { each: true, message: `fields may hold ${aboutFields.join(', ')}` })
  fields!: AboutField[];
}

/** Makes a link to a page on which the person tells about themselves. An earlier link ends. */
export const askAbout = operation('gifting.askAbout', {
  route: 'POST /api/recipients/:recipientId/questions',
  access: 'user',
  changes: ['answers'],
  input: RecipientId,
  output: Question,
  status: 201,
  budget: 'questions',
});
/** Ends an open link. */
export const stopAsking = operation('gifting.stopAsking', {
  route: 'DELETE /api/recipients/:recipientId/questions',
  access: 'user',
  changes: ['answers'],
  input: RecipientId,
  output: Success,
  budget: 'changes',
});
export const readAnswers = operation('gifting.readAnswers', {
  route: 'GET /api/recipients/:recipientId/answers',
  access: 'user',
  shows: ['answers'],
  input: RecipientId,
  output: Answers,
});
/** Copies answers to the recipient: likes to the interests, dislikes and allergies to the dislikes. */
export const acceptAnswers = operation('gifting.acceptAnswers', {
  route: 'POST /api/recipients/:recipientId/answers/accept',
  access: 'user',
  changes: ['answers', 'recipients', 'occasions'],
  input: AcceptedFields,
  output: Answers,
  budget: 'changes',
});

/** 404 for a link that is unknown, over or answered. */
export const readQuestion = operation('gifting.readQuestion', {
  route: 'GET /api/about/:token',
  access: 'public',
  shows: [],
  input: AboutToken,
  output: OpenQuestion,
});
/** Ends the link. */
export const answerAbout = operation('gifting.answerAbout', {
  route: 'POST /api/about/:token',
  access: 'public',
  changes: ['answers'],
  input: AboutAnswer,
  output: Success,
});

export class QuestionReport extends AboutToken {
  @IsIn(reportReasons, { message: 'Please choose a reason' }) reason!: ReportReason;
  @OptionalLongText(maxLength.report) text?: string;
}
/** Whether {@link reportQuestion} takes a report of this link. 404 if not. */
export const findReportableQuestion = operation('gifting.findReportableQuestion', {
  route: 'GET /api/about/:token/report',
  access: 'public',
  shows: [],
  input: AboutToken,
  output: Success,
});
/** Reports who asks to the administrators, also for 30 days after the link has ended. */
export const reportQuestion = operation('gifting.reportQuestion', {
  route: 'POST /api/about/:token/report',
  access: 'public',
  changes: ['reports'],
  input: QuestionReport,
  output: Success,
});
