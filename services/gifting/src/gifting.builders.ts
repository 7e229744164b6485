import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { addRecipient, type Recipient } from '@presently/contracts/gifting/recipients';
import { beginUpload, registerUpload, type Upload } from '@presently/contracts/gifting/uploads';
import type { MediaKind } from '@presently/rules/vocabulary';
import type { Caller } from '@presently/messaging/call-context';
import { loadEnv } from '@presently/service/env';
import { startService, type RunningService } from '@presently/service/serve';
import { aCaller } from '@presently/testing/a-caller';
import type { TestService } from '@presently/testing/test-service';
import { definition } from './definition.js';

export const aGiftFor = (recipient: { id: string }, other: Partial<GiftToSend> = {}): GiftToSend => ({
  recipientId: recipient.id,
  giftName: 'Linen apron',
  message: 'For your Sunday baking.',
  deliveryMethod: 'email',
  recipientEmail: 'ida@example.com',
  ...other,
});

/** A sender with one recipient, and a function that calls as this sender. */
export async function aSender(service: TestService): Promise<{
  caller: Caller;
  call: ReturnType<TestService['as']>;
  recipient: Recipient;
}> {
  const caller = aCaller();
  const call = service.as(caller);
  const recipient = await call(addRecipient, { name: 'Ida', relationship: 'Sister' });
  return { caller, call, recipient };
}

/** The row of a gift. */
export async function giftRow(service: TestService, id: string) {
  const [row] = await service.query<Record<string, unknown>>('select * from gift_history where id = $1', [id]);
  return row;
}

export async function countRows(service: TestService, table: string, userId: string): Promise<number> {
  return (await service.query(`select 1 from ${table} where user_id = $1`, [userId])).length;
}

/** A stored recording that is not sent. */
export async function anUpload(service: TestService, caller: Caller, kind: MediaKind = 'voice'): Promise<Upload> {
  const { uploadId } = await service.call(beginUpload, { kind, format: 'webm' }, { caller });
  return service.call(registerUpload, { uploadId, size: 1_000 }, { caller });
}

/** Gives a sender the tier Pro. */
export async function putOnPro(service: TestService, { userId, displayName }: Caller): Promise<void> {
  await service.query(
    `insert into senders (user_id, tier, display_name, reminder_days_before, email_reminders_enabled, version)
     values ($1, 'pro', $2, 7, true, 1) on conflict (user_id) do update set tier = 'pro'`,
    [userId, displayName],
  );
}

/** Another process of gifting on the same database and broker. */
export const aReplica = (service: TestService, env: Record<string, string> = {}): Promise<RunningService> =>
  startService(
    definition,
    loadEnv(definition.env, {
      NODE_ENV: 'test',
      BUDGETS: 'relaxed',
      LOG_LEVEL: 'silent',
      DATABASE_WAIT_MS: '30000',
      NATS_URL: service.broker.urlOf('gifting'),
      DATABASE_URL: service.database.url('gifting'),
      ...env,
    }),
  );
