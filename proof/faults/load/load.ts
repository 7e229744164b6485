import { eventually } from '@presently/testing/eventually';
import { Failure } from '../../../libs/cli/src/failure.ts';
import { demoAccounts, type Client } from '../../world/client.ts';
import type { Device } from '../../world/browser/device.ts';
import type { Receiver } from '../receiver.ts';
import { attempt, isOk, newBrowser } from './attempt.ts';
import { aMember, newMember, perform, steadily, type Member, type Scene } from './people.ts';
import { viewers } from './looking.ts';
import { publishers, seekers } from './seeking.ts';
import { racers, senders } from './sending.ts';
import { payers, subscribe } from './subscribing.ts';

const sendersCount = 3;
const tierWithinMs = 30_000;

/** All users of the product while faults are injected. */
export class Load {
  readonly members: readonly Member[];
  readonly admin: Client;
  /** Where the members' webhooks go. */
  readonly receiver: Receiver;
  /** Of each member, by the member's id. */
  readonly devices = new Map<string, Device>();
  private readonly running: Promise<unknown>;

  private constructor(scene: Scene, members: readonly Member[], admin: Client, receiver: Receiver) {
    this.members = members;
    this.receiver = receiver;
    this.admin = admin;
    this.running = Promise.all([
      senders(scene, members),
      racers(scene),
      viewers(scene, members),
      seekers(scene, members),
      payers(scene),
      publishers(scene, admin),
      leavers(scene),
    ]);
    this.running.catch(() => undefined);
  }

  static async begin(scene: Scene, receiver: Receiver): Promise<Load> {
    const members: Member[] = [];
    for (let nth = 0; nth < sendersCount; nth++) {
      const member = await aMember(scene, 'sender');
      await subscribe(scene, member);
      await untilPro(member);
      await tell(receiver, member);
      members.push(member);
    }
    const admin = newBrowser(scene.url);
    await admin.signIn(demoAccounts.admin);
    const load = new Load(scene, members, admin, receiver);
    for (const { id, browser } of members) load.devices.set(id, await aDevice(scene, browser));
    return load;
  }

  /** Resolves after the scene's closing, when the last operation has ended. @throws what a part of the load threw */
  async ended(): Promise<void> {
    await this.running;
  }
}

async function untilPro({ browser }: Member): Promise<void> {
  await eventually(async () => {
    const { body } = await attempt(browser, 'GET /api/user');
    return body?.subscriptionTier === 'pro' && body.giftLimit === -1;
  }, tierWithinMs).catch(() => {
    throw new Failure('A paid plan did not arrive before any fault');
  });
}

/** Has a member's webhooks sent to the receiver. */
async function tell(receiver: Receiver, { id, browser }: Member): Promise<void> {
  const { secret } = await browser.api('POST /api/user/webhooks', {
    url: receiver.urlOf(id),
    events: ['gift.viewed', 'gift.thanked'],
  });
  receiver.trust(id, secret);
}

/** A device that is told what happens to a member's gifts. */
async function aDevice({ sandbox }: Scene, browser: Client): Promise<Device> {
  const device = await sandbox.device();
  const { endpoint, keys } = device;
  await browser.api('POST /api/user/push-subscriptions', { endpoint, keys });
  return device;
}

/** New users who delete their accounts. */
function leavers(scene: Scene): Promise<void> {
  return steadily(scene, 14_000, async () => {
    const member = await newMember(scene, 'leaver');
    if (!member) return;
    scene.ledger.leavers.add(member.email);
    const gone = await perform(scene, 'delete account', member.browser, 'DELETE /api/user/delete');
    if (isOk(gone)) scene.ledger.erased.push(member.id);
    // Deleted or not, nothing is expected of this account from now on.
    scene.ledger.users.splice(scene.ledger.users.indexOf(member.id), 1);
    scene.ledger.recipients.splice(scene.ledger.recipients.indexOf(member.recipientId), 1);
  });
}
