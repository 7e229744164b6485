import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { type ReportReason, maxLength, reportReasons } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalLongText } from '../kit/fields/text.js';
import { Instant } from '../kit/fields/days/time.js';
import { internalOperation, operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';
import { GiftId } from './planned-gifts.js';
import { ShareToken } from './shared-gifts.js';

export class GiftReport extends ShareToken {
  @IsIn(reportReasons, { message: 'Please choose a reason' }) reason!: ReportReason;
  @OptionalLongText(maxLength.report) text?: string;
}

/** Whether {@link reportGift} takes a report of this link. 404 if not. */
export const findReportable = internalOperation('gifting.findReportable', { input: ShareToken, output: Success });

/**
 * A recipient reports a gift to the administrators, without an account. Possible for 30 days after its sender has taken it
 * back or removed it. 404 for a link that does not work.
 */
export const reportGift = operation('gifting.reportGift', {
  route: 'POST /api/gifts/view/:shareToken/report',
  access: 'public',
  changes: ['reports'],
  input: GiftReport,
  output: Success,
});

export class ThanksReport extends GiftId {
  @IsIn(reportReasons, { message: 'Please choose a reason' }) reason!: ReportReason;
  @OptionalLongText(maxLength.report) text?: string;
}

/** A sender reports the words of thanks for a gift. 409 `gift.no-thanks` without words. */
export const reportThanks = operation('gifting.reportThanks', {
  route: 'POST /api/gifts/:giftId/thanks/report',
  access: 'user',
  changes: ['reports'],
  input: ThanksReport,
  output: Success,
  budget: 'changes',
});

/** The gift as it was when it was reported: its sender may delete it. */
export class ReportedGift {
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
  @Nullable() @IsString() giftDescription!: string | null;
  @Nullable() @IsString() message!: string | null;
  @IsString() senderName!: string;
  @Nullable() @IsISO8601() sentAt!: string | null;
  /** The recipient's words, if its sender reports them. */
  @IsOptional() @IsString() thanks?: string;
}

export class Report {
  @Id() id!: string;
  @Nullable() @IsUUID() giftId!: string | null;
  @Id() senderId!: string;
  @IsBoolean() isSenderSuspended!: boolean;
  @IsIn(reportReasons) reason!: ReportReason;
  /** Words of the one who reports. */
  @Nullable() @IsString() text!: string | null;
  @IsISO8601() reportedAt!: string;
  /** Null while an administrator has to decide. */
  @Nullable() @IsISO8601() closedAt!: string | null;
  @Nested(() => ReportedGift) gift!: ReportedGift;
}

export class ReportSearch extends PageRequest {
  /** Default: both. */
  @IsOptional() @IsIn(['open', 'closed'], { message: 'state must be open or closed' }) state?: 'open' | 'closed';
}

/** Newest first. */
export const listReports = operation('gifting.listReports', {
  route: 'GET /api/admin/reports',
  access: 'admin',
  shows: ['reports'],
  input: ReportSearch,
  output: { pageOf: Report },
});

export class ReportChange {
  @Id() reportId!: string;
  @IsBoolean({ message: 'isClosed must be true or false' }) isClosed!: boolean;
}

/** Closes a report, or opens it again. */
export const changeReport = operation('gifting.changeReport', {
  route: 'PATCH /api/admin/reports/:reportId',
  access: 'admin',
  changes: ['reports', 'audit'],
  input: ReportChange,
  output: Report,
});

export class ReportOpenedV1 {
  @Id() reportId!: string;
  @Id() senderId!: string;
  @IsIn(reportReasons) reason!: ReportReason;
  @Instant() openedAt!: string;
  /** The administrator who opened it again; null for a new report. */
  @Nullable() @IsUUID() adminId!: string | null;
}
/** A recipient has reported a gift, or an administrator has opened a report again. */
export const reportOpened = event('gifting.report_opened.v1', ReportOpenedV1, { lane: 'facts' });

export class ReportClosedV1 {
  @Id() reportId!: string;
  @Id() senderId!: string;
  @Id() adminId!: string;
  @Instant() closedAt!: string;
}
/** An administrator has decided on a report. */
export const reportClosed = event('gifting.report_closed.v1', ReportClosedV1, { lane: 'facts' });
