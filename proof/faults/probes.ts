import { eventually } from '@presently/testing/eventually';
import type { Answer } from '../world/client.ts';
import type { Probe } from './faults/fault.ts';
import type { Rig } from './rig.ts';
import { attempt, isOk } from './load/attempt.ts';
import { newContact } from './load/sending.ts';

const mostMs = 90_000;

/** Notifications works if a mail arrives. */
async function sendsMail({ load, scene, target }: Rig): Promise<boolean> {
  const { browser, recipientId } = load.members[0]!;
  const contact = newContact(scene, 'email');
  const body = { message: 'Find your way.', deliveryMethod: 'email', recipientEmail: contact, status: 'sent' };
  const at = Date.now();
  const answer = await attempt(browser, `POST /api/recipients/${recipientId}/gifts`, { body });
  if (!isOk(answer)) {
    scene.ledger.lostPresses.push({ userId: load.members[0]!.id, contact });
    return false;
  }
  const { id, shareToken } = answer.body as { id: string; shareToken: string };
  scene.ledger.gifts.push({ id, shareToken, userId: load.members[0]!.id, channel: 'email', contact, at, dueAt: at });
  return target.sandbox.mailTo(contact, mostMs).then(
    () => true,
    () => false,
  );
}

/** Calls that a service answers only if it works. The readiness of the others is asked instead. */
const asks: Partial<Record<Probe, (rig: Rig) => Promise<Answer>>> = {
  identity: ({ load }) => attempt(load.members[0]!.browser, 'GET /api/user'),
  gifting: ({ load }) =>
    attempt(load.members[0]!.browser, `PATCH /api/recipients/${load.members[0]!.recipientId}`, {
      body: { name: 'Ann Lee' },
    }),
  recommendations: ({ load }) =>
    attempt(load.members[0]!.browser, `POST /api/recommendations/recipient/${load.members[0]!.recipientId}`, {
      body: { budget: '50-100' },
      timeoutMs: 30_000,
    }),
  billing: ({ load }) => attempt(load.members[0]!.browser, 'GET /api/subscription'),
  social: ({ load }) => attempt(load.admin, 'GET /api/admin/social/posts'),
};

const isReady = ({ target }: Rig, service: Probe): Promise<boolean> =>
  fetch(`http://127.0.0.1:${target.run.processes[service]!.port}/readyz`).then(({ ok }) => ok);

async function isWorking(rig: Rig, service: Probe): Promise<boolean> {
  if (service === 'notifications') return sendsMail(rig);
  const ask = asks[service];
  return ask ? isOk(await ask(rig)) : isReady(rig, service);
}

/** Calls a service until it works. @returns milliseconds since the first call; undefined if it never does */
export async function firstGoodAnswer(rig: Rig, probe: Probe): Promise<number | undefined> {
  const since = Date.now();
  return eventually(() => isWorking(rig, probe), mostMs).then(
    () => Date.now() - since,
    () => undefined,
  );
}
