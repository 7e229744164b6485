import { setTimeout as delay } from 'node:timers/promises';
import { isOk, type Answer } from './browser.ts';
import type { Probe } from './faults/fault.ts';
import type { Rig } from './rig.ts';
import { newContact } from './load/sending.ts';

const mostMs = 90_000;

/** A mail that goes out tells of notifications. */
async function sendsMail({ load, scene, target }: Rig): Promise<boolean> {
  const { browser, recipientId } = load.members[0]!;
  const contact = newContact(scene, 'email');
  const body = { message: 'Find your way.', deliveryMethod: 'email', recipientEmail: contact, status: 'sent' };
  const at = Date.now();
  const answer = await browser.ask('POST', `/api/recipients/${recipientId}/gifts`, { body });
  if (!isOk(answer)) {
    scene.ledger.lostPresses.push({ userId: load.members[0]!.id, contact });
    return false;
  }
  const { id, shareToken } = answer.body as { id: string; shareToken: string };
  scene.ledger.gifts.push({ id, shareToken, userId: load.members[0]!.id, channel: 'email', contact, at, dueAt: at });
  for (const end = Date.now() + mostMs; Date.now() < end; await delay(100)) {
    const mails = await fetch(`${target.sandboxUrl}/outbox/emails?to=${encodeURIComponent(contact)}`);
    if (((await mails.json()) as unknown[]).length > 0) return true;
  }
  return false;
}

const asks: Record<Exclude<Probe, 'notifications'>, (rig: Rig) => Promise<Answer>> = {
  identity: ({ load }) => load.members[0]!.browser.ask('GET', '/api/user'),
  gifting: ({ load }) =>
    load.members[0]!.browser.ask('PATCH', `/api/recipients/${load.members[0]!.recipientId}`, {
      body: { name: 'Ann Lee' },
    }),
  recommendations: ({ load }) =>
    load.members[0]!.browser.ask('POST', `/api/recommendations/recipient/${load.members[0]!.recipientId}`, {
      body: { budget: '50-100' },
      patienceMs: 30_000,
    }),
  billing: ({ load }) => load.members[0]!.browser.ask('GET', '/api/subscription'),
  social: ({ load }) => load.admin.ask('GET', '/api/admin/social/posts'),
};

/** Asks until the part answers well. @returns milliseconds since the call; undefined when it never did */
export async function firstGoodAnswer(rig: Rig, probe: Probe): Promise<number | undefined> {
  for (const since = Date.now(); Date.now() - since < mostMs; await delay(50)) {
    const isGood = probe === 'notifications' ? await sendsMail(rig) : isOk(await asks[probe](rig));
    if (isGood) return Date.now() - since;
  }
  return undefined;
}
