import { ArrayMaxSize, IsArray, IsISO8601, IsString } from 'class-validator';
import { webhookEvents } from '@presently/rules/webhooks';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { exportsUserData } from '../kit/user-data.js';

/** A mail or text on behalf of the account, or to its owner. */
export class ExportedDelivery {
  @IsString() kind!: string;
  @IsString() channel!: string;
  /** Empty for the account's own address. */
  @IsString() contact!: string;
  @Nullable() @Id() giftId!: string | null;
  @IsString() status!: string;
  @Nullable() @IsISO8601() sentAt!: string | null;
  @IsISO8601() createdAt!: string;
}

export class ExportedReminder {
  @Id() occasionId!: string;
  @Id() recipientId!: string;
  /** `YYYY-MM-DD` */
  @IsString() occursOn!: string;
}

/** Where news of the account are posted. Without the secret. */
export class ExportedWebhook {
  @IsString() url!: string;
  @ArrayMaxSize(webhookEvents.length) @IsString({ each: true }) @IsArray() events!: string[];
  @IsString() state!: string;
  @IsISO8601() createdAt!: string;
}

/** A device that gets pushes. Without its address and its keys. */
export class ExportedPushSubscription {
  @Id() sessionId!: string;
  @IsISO8601() createdAt!: string;
  @Nullable() @IsISO8601() lastAcceptedAt!: string | null;
}

export const notificationsUserData = exportsUserData('notifications.readUserData', {
  messages: ExportedDelivery,
  reminders: ExportedReminder,
  webhooks: ExportedWebhook,
  pushSubscriptions: ExportedPushSubscription,
});
