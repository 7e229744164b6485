import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
} from 'class-validator';
import { maxLength, type MediaKind, mediaKinds, type Recurrence, recurrences } from '@presently/rules/vocabulary';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { exportsUserData } from '../kit/user-data.js';
import { Recipient } from './recipients.js';

export class ExportedRecipient extends Recipient {
  /** The file of a picture that was uploaded, in the zip. */
  @Nullable() @IsString() picture!: string | null;
}

export class ExportedOccasion {
  @Id() id!: string;
  @Id() recipientId!: string;
  @IsString() type!: string;
  @Nullable() @IsString() title!: string | null;
  /** The first day, `YYYY-MM-DD`, or `--MM-DD` without a known year; legacy rows may hold raw text. */
  @IsString() date!: string;
  @IsIn(recurrences) recurrence!: Recurrence;
  /** Of a yearly 29th of February, its day in common years. */
  @Nullable() @IsString() leapDay!: string | null;
  /** Of `nth-weekday`: 1 to 5, or -1 for the last. */
  @Nullable() @IsInt() nth!: number | null;
  /** Of `nth-weekday`: 0 is Sunday. */
  @Nullable() @IsInt() weekday!: number | null;
  @Nullable() @IsInt() month!: number | null;
  /** Of `easter`: days after Easter Sunday. */
  @Nullable() @IsInt() easterOffset!: number | null;
  /** Of `easter`: `western` or `eastern`. */
  @Nullable() @IsString() easterOf!: string | null;
  @Nullable() @IsString() notes!: string | null;
  @IsISO8601() createdAt!: string;
}

export class ExportedGift {
  @Id() id!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @Nullable() @Id() occasionId!: string | null;
  @IsString() status!: string;
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
  @Nullable() @IsString() giftImageUrl!: string | null;
  @Nullable() @IsString() giftDescription!: string | null;
  @Nullable() @IsString() price!: string | null;
  @Nullable() @IsString() message!: string | null;
  @IsString() senderName!: string;
  @Nullable() @IsString() deliveryMethod!: string | null;
  @Nullable() @IsString() recipientEmail!: string | null;
  @Nullable() @IsString() recipientPhone!: string | null;
  @Nullable() @IsISO8601() scheduledFor!: string | null;
  @Nullable() @IsISO8601() sentAt!: string | null;
  @Nullable() @IsISO8601() deliveredAt!: string | null;
  @Nullable() @IsISO8601() viewedAt!: string | null;
  @Nullable() @IsISO8601() takenBackAt!: string | null;
  @Nullable() @IsString() deliveryProblem!: string | null;
  @Nullable() @IsString() buyer!: string | null;
  @IsBoolean() isBought!: boolean;
  /** `YYYY-MM-DD` */
  @Nullable() @IsString() arrivesOn!: string | null;
  /** How far the order of the product is. */
  @Nullable() @IsString() purchaseState!: string | null;
  /** `YYYY-MM-DD` */
  @Nullable() @IsString() orderedOn!: string | null;
  @Nullable() @IsString() orderNumber!: string | null;
  @Nullable() @IsString() note!: string | null;
  @Nullable() @IsISO8601() thankedAt!: string | null;
  @Nullable() @IsString() thanksDrawing!: string | null;
  @Nullable() @IsString() thanksText!: string | null;
  @Nullable() @IsString() outcome!: string | null;
  /** The last day on which its recipient chooses among several; null for a gift that is one product. */
  @Nullable() @IsString() chooseBy!: string | null;
  /** The option that it is now. */
  @Nullable() @IsString() chosen!: string | null;
  @Nullable() @IsISO8601() chosenAt!: string | null;
  /** `/gift/{shareToken}` is its public page. */
  @IsString() shareToken!: string;
  @IsISO8601() createdAt!: string;
}

/** A product among which the recipient of a gift chooses. */
export class ExportedGiftOption {
  @Id() id!: string;
  @Id() giftId!: string;
  /** 0 is the sender's favourite. */
  @IsInt() place!: number;
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
  @Nullable() @IsString() giftImageUrl!: string | null;
  @Nullable() @IsString() giftDescription!: string | null;
  @Nullable() @IsString() price!: string | null;
}

export class ExportedRecording {
  @Id() id!: string;
  @IsIn(mediaKinds) kind!: MediaKind;
  /** Null until it is sent. */
  @Nullable() @Id() giftId!: string | null;
  /** Bytes. */
  @Nullable() @IsInt() size!: number | null;
  /** Its name in the zip; null for one that was not stored completely. */
  @Nullable() @IsString() file!: string | null;
  @IsISO8601() createdAt!: string;
}

/** Whether gifts for an occasion are proposed. */
export class ExportedProposalSetting {
  @Id() occasionId!: string;
  @IsBoolean() isOwn!: boolean;
  @IsBoolean() isOn!: boolean;
  @IsInt() daysBefore!: number;
  /** One of the ten ranges, or `{from, to}`. */
  @IsOptional() budget!: unknown;
  @IsString() tone!: string;
  @IsBoolean() isChoice!: boolean;
}

/** Whether gifts for all occasions of a person are proposed. */
export class ExportedPersonProposalSetting {
  @Id() recipientId!: string;
  @IsBoolean() isOn!: boolean;
  @IsInt() daysBefore!: number;
  /** One of the ten ranges, or `{from, to}`. */
  @IsOptional() budget!: unknown;
  @IsString() tone!: string;
  @IsBoolean() isChoice!: boolean;
}

export class ExportedProposal {
  @Id() id!: string;
  @Nullable() @Id() occasionId!: string | null;
  /** The name of the token that made it. */
  @Nullable() @IsString() askedBy!: string | null;
  /** `YYYY-MM-DD` */
  @IsString() occursOn!: string;
  @IsString() state!: string;
  @Nullable() @Id() giftId!: string | null;
  @IsISO8601() createdAt!: string;
}

/** A link that asked a person about themselves, and their newest answer. */
export class ExportedQuestion {
  @Id() recipientId!: string;
  @IsISO8601() askedAt!: string;
  @Nullable() @IsISO8601() answeredAt!: string | null;
  @Nullable() @IsObject() told!: object | null;
  /** The fields of the answer that the sender has accepted. */
  @ArrayMaxSize(maxLength.labels) @IsArray() @IsString({ each: true }) accepted!: string[];
}

export class ExportedConsent {
  @Id() recipientId!: string;
  @IsString() what!: string;
  @IsISO8601() agreedAt!: string;
  @IsString() how!: string;
  /** The sentence that the person agreed to. */
  @IsString() words!: string;
  @Nullable() @IsString() contact!: string | null;
}

/** Gifts sent in a month. */
export class ExportedMonth {
  /** The first day of the month, UTC. */
  @IsString() period!: string;
  @IsInt() used!: number;
}

export const giftingUserData = exportsUserData('gifting.readUserData', {
  recipients: ExportedRecipient,
  occasions: ExportedOccasion,
  gifts: ExportedGift,
  giftOptions: ExportedGiftOption,
  recordings: ExportedRecording,
  proposalSettings: ExportedProposalSetting,
  personProposalSettings: ExportedPersonProposalSetting,
  proposals: ExportedProposal,
  questions: ExportedQuestion,
  consents: ExportedConsent,
  giftsByMonth: ExportedMonth,
});
