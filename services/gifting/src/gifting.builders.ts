import type { GiftToSend } from '@presently/contracts/gifts';
import { addRecipient, type Recipient } from '@presently/contracts/recipients';
import type { Caller } from '@presently/messaging/call-context';
import type { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';

export const aCaller = (displayName = 'Maya Lind'): Caller => ({ userId: randomUUID(), displayName, isAdmin: false });

export const aGiftFor = (recipient: { id: string }, other: Partial<GiftToSend> = {}): GiftToSend => ({
  recipientId: recipient.id,
  giftName: 'Linen apron',
  message: 'For your Sunday baking.',
  deliveryMethod: 'email',
  recipientEmail: 'ida@example.com',
  ...other,
});

/** A sender with one recipient, and the way to call as them. */
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

/** A gift in the database as it stands. */
export async function giftRow(service: TestService, id: string) {
  const [row] = await service.query<Record<string, unknown>>('select * from gift_history where id = $1', [id]);
  return row;
}

export async function countRows(service: TestService, table: string, userId: string): Promise<number> {
  return (await service.query(`select 1 from ${table} where user_id = $1`, [userId])).length;
}
