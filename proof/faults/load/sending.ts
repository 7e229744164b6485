import { randomUUID } from 'node:crypto';
import { insist, isOk, outcomeOf } from './attempt.ts';
import { newMember, steadily, type Member, type Scene } from './people.ts';

export type Channel = 'email' | 'sms';

/** A unique contact, so that every message there belongs to one gift. */
export function newContact(scene: Scene, channel: Channel): string {
  const nth = scene.ledger.next();
  return channel === 'email' ? `gift-${nth}@people.example` : `+1415${String(2_000_000 + nth)}`;
}

/** One press of Send, repeated with its key until there is an answer, as the page does. */
export async function press(
  scene: Scene,
  member: Member,
  channel: Channel,
  inMs = 0,
  more: object = {},
): Promise<number> {
  const contact = newContact(scene, channel);
  const at = Date.now();
  const dueAt = at + inMs;
  const answer = await insist(member.browser, `POST /api/recipients/${member.recipientId}/gifts`, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      giftName: 'A brass sextant',
      message: 'Find your way.',
      deliveryMethod: channel,
      ...(channel === 'email' ? { recipientEmail: contact } : { recipientPhone: contact }),
      ...(inMs > 0 ? { scheduledFor: new Date(dueAt).toISOString(), status: 'planned' } : { status: 'sent' }),
      ...more,
    },
  });
  scene.journal.note(inMs > 0 ? 'plan gift' : `send ${channel}`, at, outcomeOf(answer));
  if (isOk(answer)) {
    const { id, shareToken } = answer.body as { id: string; shareToken: string };
    scene.ledger.gifts.push({ id, shareToken, userId: member.id, channel, contact, at, dueAt });
  } else if (outcomeOf(answer) === 'unknown') scene.ledger.lostPresses.push({ userId: member.id, contact });
  return answer.status;
}

/** Senders on Pro, who send one gift after the other, by mail and by text, now and for later. */
export function senders(scene: Scene, members: readonly Member[]): Promise<void[]> {
  return Promise.all(
    members.map((member, index) => {
      let nth = index;
      return steadily(scene, 2_200, async () => {
        nth += 1;
        const isPlanned = nth % 8 === 0;
        const isText = isPlanned ? nth % 16 === 0 : nth % 2 === 1;
        await press(scene, member, isText ? 'sms' : 'email', isPlanned ? scene.random.between(5_000, 20_000) : 0);
      });
    }),
  );
}

const freeGifts = 5;

/**
 * A new user on Free sends more gifts at once than the plan allows.
 * @param begin runs when one gift is left; then the others are sent at once
 */
export async function race(scene: Scene, begin?: () => Promise<void>): Promise<void> {
  const member = await newMember(scene, 'racer');
  if (!member) return;
  const statuses: number[] = [];
  if (begin) {
    while (statuses.length < freeGifts - 1) statuses.push(await press(scene, member, 'email'));
    await begin();
  }
  const left = freeGifts + 3 - statuses.length;
  statuses.push(...(await Promise.all(Array.from({ length: left }, () => press(scene, member, 'email')))));
  scene.ledger.racers.push({
    userId: member.id,
    accepted: statuses.filter((status) => status === 201).length,
    refused: statuses.filter((status) => status === 403).length,
    unknown: statuses.filter((status) => status !== 201 && status !== 403).length,
  });
}

/** One {@link race} after the other. */
export const racers = (scene: Scene): Promise<void> => steadily(scene, 11_000, () => race(scene));
