import { keysEnded } from '@presently/contracts/identity/keys';
import { sessionsEnded } from '@presently/contracts/identity/push';
import { userErased } from '@presently/contracts/identity/erasure';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { occasionDue } from '@presently/contracts/gifting/occasion-due';
import { proposalMade } from '@presently/contracts/gifting/proposals';
import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import { giftThanked } from '@presently/contracts/gifting/thanks';
import {
  addPushSubscription,
  getPushKey,
  listPushSubscriptions,
  pushSubscriptionChanged,
  removePushSubscription,
} from '@presently/contracts/notifications/push';
import { mostPushSubscriptions } from '@presently/rules/push';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { randomUUID } from 'node:crypto';
import { PushOwners } from '../../test/push-owners.js';
import { aView, thanksFor } from '../../test/webhook-owners.js';
import { deliveryIdOf, giftViewedDedupeKey } from '../deliveries/delivery-id.js';

/** A zone in which it is night, or day, at this moment. */
const zoneWhere = (isNight: boolean): string => {
  const hour = new Date().getUTCHours();
  const wanted = isNight ? 2 : 13;
  const ahead = ((wanted - hour + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

describe('pushes to devices', () => {
  let owners: PushOwners;
  beforeAll(async () => {
    owners = await PushOwners.start();
  });
  afterAll(() => owners.stop());
  afterEach(() => owners.fault({ mode: 'ok' }));

  type Owner = Awaited<ReturnType<PushOwners['anOwner']>>;
  const one = async (owner: Pick<Owner, 'shown'>) =>
    (await eventually(async () => ((await owner.shown()).length > 0 ? owner.shown() : undefined)))[0]!;
  const mailState = async (dedupeKey: string) =>
    (
      await owners.service.query<{ status: string; inMs: number }>(
        `select status, extract(epoch from next_at - now())::float8 * 1000 as "inMs" from deliveries where id = $1`,
        [deliveryIdOf(dedupeKey)],
      )
    )[0];
  const settled = (owner: Pick<Owner, 'userId'>) =>
    eventually(async () => {
      const waiting = `select 1 from pushes where user_id = $1 and state = 'waiting'`;
      return (await owners.service.query(waiting, [owner.userId])).length === 0;
    });
  const aProposal = ({ userId }: Pick<Owner, 'userId'>) => ({
    proposalId: randomUUID(),
    userId,
    recipientId: randomUUID(),
    recipientName: 'Ann Lee',
    occasionType: 'Birthday',
    occursOn: '2026-12-01',
    giftName: 'Stoneware teapot',
    price: '$48.00',
    message: 'Happy birthday, Ann!',
  });
  const aDueDay = ({ userId }: Pick<Owner, 'userId'>, recipientName: string) => {
    const today = new Date();
    const inAWeek = new Date(today.getTime() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
    return {
      occasionId: randomUUID(),
      recipientId: randomUUID(),
      userId,
      recipientName,
      occasionType: 'Birthday',
      title: null,
      years: null,
      occursOn: inAWeek,
      remindOn: today.toISOString().slice(0, 10),
      notes: null,
      pastGifts: [],
      gift: null,
    };
  };

  describe('about a gift', () => {
    it('name neither gift nor person, and lead to it', async () => {
      const owner = await owners.anOwner();
      const view = aView(owner);
      await owners.publish(giftViewed, view);
      const shown = await one(owner);
      expect(shown).toMatchObject({
        title: 'Your gift was opened',
        url: `https://presently.example/gifts/${view.giftId}`,
        times: 1,
      });
      expect(JSON.stringify(shown)).not.toMatch(/Ann|Lee|teapot/i);
      await owners.publish(giftThanked, thanksFor(view));
      await eventually(async () => (await owner.shown()).length === 2);
      expect((await owner.shown())[0]).toMatchObject({ title: 'You were thanked' });
    });

    it('name both when their reader wants that, and never what was written', async () => {
      const owner = await owners.anOwner();
      owners.wish(owner.userId, { isPushDetailed: true });
      const view = aView(owner);
      await owners.publish(giftViewed, view);
      expect(await one(owner)).toMatchObject({ title: 'Ann Lee opened your gift', body: 'Stoneware teapot' });
      await owners.publish(giftThanked, thanksFor(view));
      await eventually(async () => (await owner.shown()).length === 2);
      expect((await owner.shown())[0]).toMatchObject({ title: 'Ann Lee says thank you', body: 'Stoneware teapot' });
      expect(JSON.stringify(await owner.shown())).not.toMatch(/love it|202 555/);
    });

    it('speak the language of their reader', async () => {
      const owner = await owners.anOwner();
      owners.wish(owner.userId, { language: 'de' });
      await owners.publish(giftViewed, aView(owner));
      expect(await one(owner)).toMatchObject({ title: 'Dein Geschenk wurde geöffnet' });
    });

    it('stand for the mail once a push service has accepted one', async () => {
      const owner = await owners.anOwner();
      const view = aView(owner);
      await owners.publish(giftViewed, view);
      await one(owner);
      await eventually(async () => (await mailState(giftViewedDedupeKey(view.giftId)))?.status === 'cancelled');
      expect(owner.mails()).toEqual([]);
    });

    it('are sent once to each device of the account, and to no other account', async () => {
      const [owner, other] = [await owners.anOwner(), await owners.anOwner()];
      const second = await owner.subscribe(randomUUID());
      const view = aView(owner);
      for (const _again of [1, 2]) await owners.publish(giftViewed, view);
      for (const device of [owner, second]) expect(await one(device)).toMatchObject({ times: 1 });
      await settled(owner);
      expect([await owner.shown(), await second.shown()].map((all) => all.length)).toEqual([1, 1]);
      expect(await other.shown()).toEqual([]);
    });

    it('come as mails to accounts without a device, as before', async () => {
      const owner = await owners.anOwner();
      await owner.call(removePushSubscription, { pushSubscriptionId: owner.subscriptionId });
      await owners.publish(giftViewed, aView(owner));
      await eventually(() => owner.mails().length === 1);
      expect(await owner.shown()).toEqual([]);
    });

    it('tell nobody that a mourning person has looked', async () => {
      const owner = await owners.anOwner();
      await owners.publish(giftViewed, aView(owner, { mood: 'sympathy' }));
      expect(await owners.service.query('select 1 from pushes where user_id = $1', [owner.userId])).toEqual([]);
    });
  });

  describe('in the night', () => {
    it('wait for the morning, and their mail an hour longer', async () => {
      const owner = await owners.anOwner();
      owners.wish(owner.userId, { timeZone: zoneWhere(true) });
      const view = aView(owner);
      await owners.publish(giftViewed, view);
      const next = () =>
        owners.service.query<{ inMs: number }>(
          `select extract(epoch from next_at - now())::float8 * 1000 as "inMs" from pushes
           where user_id = $1 and state = 'waiting' and owner is null and fence > 0`,
          [owner.userId],
        );
      await eventually(async () => ((await next())[0]?.inMs ?? 0) > 4 * 3_600_000);
      const [push] = await next();
      expect((await mailState(giftViewedDedupeKey(view.giftId)))!.inMs - push!.inMs).toBeGreaterThan(55_000);
      expect(await owner.shown()).toEqual([]);
      // Thanks replace what still waits about the view.
      await owners.publish(giftThanked, thanksFor(view));
      const kinds = `select kind from pushes where user_id = $1 and state = 'waiting'`;
      expect(await owners.service.query(kinds, [owner.userId])).toEqual([{ kind: 'thanked' }]);
    });

    it('is not known to be where the zone is unknown, and day is day', async () => {
      const owner = await owners.anOwner();
      owners.wish(owner.userId, { timeZone: zoneWhere(false) });
      await owners.publish(giftViewed, aView(owner));
      await one(owner);
    });
  });

  describe('whose push service', () => {
    it('does not know the device any more: it is forgotten, and the mail goes out', async () => {
      const owner = await owners.anOwner();
      await fetch(owner.device.endpoint, { method: 'DELETE' });
      await owners.publish(giftViewed, aView(owner));
      await eventually(() => owner.mails().length === 1);
      expect(await owner.call(listPushSubscriptions, {})).toEqual([]);
    });

    it('asks for a pause gets it again after it, once', async () => {
      const owner = await owners.anOwner();
      await owners.fault({ mode: 'busy' });
      await owners.publish(giftViewed, aView(owner));
      const pause = `select extract(epoch from next_at - now())::float8 * 1000 as "inMs" from pushes
        where user_id = $1 and answered = 429`;
      const [row] = await eventually(async () => {
        const rows = await owners.service.query<{ inMs: number }>(pause, [owner.userId]);
        return rows.length > 0 && rows;
      });
      expect(row!.inMs).toBeGreaterThan(500);
      await owners.fault({ mode: 'ok' });
      expect(await one(owner)).toMatchObject({ times: 1 });
      expect(owner.mails()).toEqual([]);
    });

    it('is down for an hour: the mail is sent, and the push is not sent after it', async () => {
      const owner = await owners.anOwner();
      await owners.fault({ mode: 'down' });
      const view = aView(owner);
      await owners.publish(giftViewed, view);
      const tried = `select 1 from pushes where user_id = $1 and fence > 0`;
      await eventually(async () => (await owners.service.query(tried, [owner.userId])).length);
      expect(owner.mails()).toEqual([]);
      // An hour later.
      const due = `update deliveries set next_at = now() where id = $1`;
      await owners.service.query(due, [deliveryIdOf(giftViewedDedupeKey(view.giftId))]);
      await eventually(() => owner.mails().length === 1);
      await owners.fault({ mode: 'ok' });
      await owners.service.query('update pushes set next_at = now() where user_id = $1', [owner.userId]);
      await settled(owner);
      expect(await owner.shown()).toEqual([]);
    });

    it('is lost while a worker waits for it: the push is made once more, under the same topic', async () => {
      const owner = await owners.anOwner();
      await owners.publish(giftViewed, aView(owner));
      await one(owner);
      await settled(owner);
      // As a killed worker leaves it: claimed, the lease over, without a verdict.
      await owners.service.query(
        `update pushes set state = 'waiting', lease_until = now() - interval '1 s', owner = gen_random_uuid(),
           next_at = now() where user_id = $1`,
        [owner.userId],
      );
      await settled(owner);
      const shown = await owner.shown();
      expect(shown).toHaveLength(1);
    });
  });

  describe('of reminders and proposals', () => {
    it('gather the days of one mail, which goes out all the same', async () => {
      const owner = await owners.anOwner();
      owners.wish(owner.userId, { isPushDetailed: true });
      for (const name of ['Ann Lee', 'Bo Carter']) await owners.publish(occasionDue, aDueDay(owner, name));
      expect(await one(owner)).toMatchObject({
        title: 'You have 2 reminders',
        url: 'https://presently.example/dashboard',
      });
      expect((await one(owner)).body).toMatch(/Ann Lee’s birthday · Bo Carter’s birthday|Bo.*Ann/);
      await eventually(() => owner.mails().length === 1);
    });

    it('leave reminders to the mail when their reader wants that', async () => {
      const owner = await owners.anOwner();
      owners.wish(owner.userId, { pushRemindersEnabled: false });
      await owners.publish(occasionDue, aDueDay(owner, 'Ann Lee'));
      await eventually(() => owner.mails().length === 1);
      await settled(owner);
      expect(await owner.shown()).toEqual([]);
    });

    it('lead to the proposal', async () => {
      const owner = await owners.anOwner();
      const proposal = aProposal(owner);
      await owners.publish(proposalMade, proposal);
      const shown = await one(owner);
      expect(shown.url).toBe(`https://presently.example/proposals?proposal=${proposal.proposalId}`);
      expect(JSON.stringify(shown)).not.toMatch(/Ann|teapot/);
    });
  });

  describe('end', () => {
    it('with the session, also if its event is late', async () => {
      const owner = await owners.anOwner();
      const sessionId = randomUUID();
      const live = await owner.subscribe(sessionId);
      owners.wish(owner.userId, { liveSessionIds: [sessionId] });
      await owners.publish(giftViewed, aView(owner));
      await settled(owner);
      expect([await live.shown(), await owner.shown()].map((shown) => shown.length)).toEqual([1, 0]);
      expect((await owner.call(listPushSubscriptions, {})).map((each) => each.sessionId)).toEqual([sessionId]);
    });

    it('when identity says that sessions have ended', async () => {
      const owner = await owners.anOwner();
      const second = await owner.subscribe(randomUUID());
      await owners.publish(sessionsEnded, { userId: owner.userId, sessionIds: [owner.caller.sessionId!] });
      await owners.publish(giftViewed, aView(owner));
      await one(second);
      await settled(owner);
      expect(await owner.shown()).toEqual([]);
      expect(await owner.call(listPushSubscriptions, {})).toHaveLength(1);
    });

    it('with all keys of the account, with the account, and when the account is gone', async () => {
      const [locked, erased, suspended] = [await owners.anOwner(), await owners.anOwner(), await owners.anOwner()];
      await owners.publish(keysEnded, { userId: locked.userId, at: new Date().toISOString() });
      await owners.publish(userErased, { userId: erased.userId });
      owners.wish(suspended.userId, { isGone: true });
      for (const owner of [locked, erased, suspended]) await owners.publish(giftViewed, aView(owner));
      for (const owner of [locked, erased, suspended]) {
        await settled(owner);
        expect(await owner.shown()).toEqual([]);
      }
      for (const { call } of [locked, erased]) expect(await call(listPushSubscriptions, {})).toEqual([]);
    });

    it('for a person who is erased', async () => {
      const owner = await owners.anOwner();
      owners.wish(owner.userId, { timeZone: zoneWhere(true) });
      const view = aView(owner);
      await owners.publish(giftViewed, view);
      const { recipientId, giftId } = view;
      await owners.publish(recipientErased, { recipientId, senderId: owner.userId, giftIds: [giftId] });
      expect(await owners.service.query('select 1 from pushes where recipient_id = $1', [recipientId])).toEqual([]);
    });

    it('keep no names once they are sent', async () => {
      const owner = await owners.anOwner();
      await owners.publish(giftViewed, aView(owner));
      await one(owner);
      await settled(owner);
      const rows = await owners.service.query('select p::text from pushes p where user_id = $1', [owner.userId]);
      expect(JSON.stringify(rows)).not.toMatch(/Ann|teapot/);
    });
  });

  describe('of a device', () => {
    it('are listed without its address and keys, and noted in the security log', async () => {
      const owner = await owners.anOwner();
      const listed = await owner.call(listPushSubscriptions, {});
      expect(listed).toMatchObject([{ id: owner.subscriptionId, isCurrent: true, lastAcceptedAt: null }]);
      expect(JSON.stringify(listed)).not.toContain(owner.device.keys.auth);
      await owner.call(removePushSubscription, { pushSubscriptionId: owner.subscriptionId });
      const changes = (await owners.service.emitted(pushSubscriptionChanged)).filter(
        ({ userId }) => userId === owner.userId,
      );
      expect(changes.map(({ what, sessionId }) => [what, sessionId])).toEqual([
        ['added', owner.caller.sessionId],
        ['removed', owner.caller.sessionId],
      ]);
    });

    it('belong to whoever uses it now', async () => {
      const [before, now] = [await owners.anOwner(), await owners.anOwner()];
      const { endpoint, keys } = before.device;
      await now.call(addPushSubscription, { endpoint, keys });
      expect(await before.call(listPushSubscriptions, {})).toEqual([]);
      expect(await now.call(listPushSubscriptions, {})).toHaveLength(2);
      // The same again is the same device.
      await now.call(addPushSubscription, { endpoint, keys });
      expect(await now.call(listPushSubscriptions, {})).toHaveLength(2);
    });

    it('are refused beyond the limit of an account', async () => {
      const owner = await owners.anOwner();
      for (let count = 1; count < mostPushSubscriptions; count++) await owner.subscribe();
      await expect(owner.subscribe()).rejects.toMatchObject({ status: 409, code: 'too-many-devices' });
    });

    it.each([
      'http://push.example/1',
      'https://10.0.0.1/1',
      'https://push.internal/1',
      'https://user:pw@push.example/1',
    ])('go to no forbidden address: %s', async (endpoint) => {
      const owner = await owners.anOwner();
      const add = owner.call(addPushSubscription, { endpoint, keys: owner.device.keys });
      await expect(add).rejects.toMatchObject({ status: 400 });
    });

    it('need a key that encrypts', async () => {
      const owner = await owners.anOwner();
      const { endpoint, keys } = owner.device;
      const p256dh = `B${'A'.repeat(86)}`;
      const add = owner.call(addPushSubscription, { endpoint, keys: { ...keys, p256dh } });
      await expect(add).rejects.toMatchObject({ status: 400 });
    });

    it('can be ended by its owner only', async () => {
      const owner = await owners.anOwner();
      const stranger = owners.service.as(aCaller({ sessionId: randomUUID() }));
      const remove = stranger(removePushSubscription, { pushSubscriptionId: owner.subscriptionId });
      await expect(remove).rejects.toMatchObject({ status: 404 });
      expect((await owner.call(getPushKey, {})).publicKey).toMatch(/^B[\w-]{86}$/);
    });
  });
});
