import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import {
  listWebhooks,
  resendWebhookDelivery,
  switchOnWebhook,
  webhookChanged,
} from '@presently/contracts/notifications/webhooks';
import { eventually } from '@presently/testing/eventually';
import { jest } from '@jest/globals';
import { aView, mailOf, WebhookOwners } from '../../test/webhook-owners.js';
import { verify, type Answering } from '../../test/webhook-receiver.js';

jest.setTimeout(60_000);

describe('a receiver in trouble', () => {
  let owners: WebhookOwners;
  beforeAll(async () => {
    owners = await WebhookOwners.start();
  });
  afterAll(() => owners.stop());
  afterEach(() => owners.stopReceivers());

  it('tries again with the same id and a new signature, and the second time within a minute', async () => {
    const owner = await owners.anOwner(500);
    await owners.publish(giftViewed, aView(owner));
    const [first] = await owner.arrived(1);
    const [waiting] = await eventually(async () => (await owner.deliveries()).filter(({ tries }) => tries === 1));
    expect(waiting).toMatchObject({
      state: 'waiting',
      answered: 500,
      problem: 'The receiver answered 500.',
      codedProblem: { code: 'answered', params: { status: 500 } },
    });
    expect(Date.parse(waiting!.nextTryAt!) - Date.parse(waiting!.triedAt!)).toBeLessThan(60_000);
    await eventually(async () => (await owner.call(listWebhooks, {}))[0]!.failingSince !== null);
    owner.receiver.answering = 204;
    await owners.hurry(owner);
    const [, second] = await owner.arrived(2);
    expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
    expect(verify(owner.secret, second!)).toEqual(JSON.parse(first!.body));
    await eventually(async () => (await owner.call(listWebhooks, {}))[0]!.failingSince === null);
    expect(await owner.deliveries()).toMatchObject([
      { state: 'delivered', tries: 2, problem: null, codedProblem: null, nextTryAt: null },
    ]);
  });

  it.each<[string, Answering, RegExp, object]>([
    ['is refused by the receiver', 403, /answered 403/, { code: 'answered', params: { status: 403 } }],
    [
      'is redirected into the network',
      (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
      /redirect \(307\), which is not followed/,
      { code: 'redirected', params: { status: 307 } },
    ],
    [
      'breaks',
      (request) => request.socket.destroy(),
      /connection to the receiver broke/,
      { code: 'broke', params: {} },
    ],
  ])('keeps a message that %s', async (_what, answering, problem, codedProblem) => {
    const owner = await owners.anOwner(answering);
    await owners.publish(giftViewed, aView(owner));
    await owner.tried(1);
    expect((await owner.deliveries())[0]).toMatchObject({
      state: 'waiting',
      problem: expect.stringMatching(problem),
      codedProblem,
    });
    expect(owner.receiver.received).toHaveLength(1);
    owner.receiver.answering = 200;
    await owners.hurry(owner);
    await eventually(async () => (await owner.deliveries())[0]!.state === 'delivered');
  });

  it('reads no more than a little of an answer without an end', async () => {
    let sent = 0;
    const owner = await owners.anOwner((_request, response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) sent += 1;
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    await owners.publish(giftViewed, aView(owner));
    await eventually(async () => (await owner.deliveries())[0]?.state === 'delivered');
    expect(sent).toBeLessThan(500);
  });

  it('lets receivers that never answer hold up no others, and no mails', async () => {
    const silent = await Promise.all(Array.from({ length: 14 }, () => owners.anOwner('hang')));
    const good = await owners.anOwner();
    await owners.publish(giftViewed, aView(good));
    await good.arrived(1);
    await eventually(
      async () =>
        (await owners.service.query('select 1 from webhooks where id = $1 and is_prompt', [good.webhookId])).length ===
        1,
    );
    for (const owner of silent) await owners.publish(giftViewed, aView(owner));
    await eventually(() => silent.filter(({ receiver }) => receiver.received.length > 0).length >= 12);
    const view = aView(good);
    await owners.publish(giftViewed, view);
    await good.arrived(2);
    await eventually(() => owners.smtp.mails.some(({ recipients }) => recipients.includes(mailOf(silent[0]!.userId))));
    // All of them are still waiting for an answer.
    const waiting = await Promise.all(silent.map(({ deliveries }) => deliveries()));
    expect(waiting.flat().filter(({ tries }) => tries > 0)).toEqual([]);
  });

  it('goes on with what a killed worker was posting when its claim has ended', async () => {
    const owner = await owners.anOwner();
    await owners.service.query(
      `update webhooks set owner = gen_random_uuid(), fence = fence + 1, lease_until = now() + interval '1 second'
       where id = $1`,
      [owner.webhookId],
    );
    await owners.publish(giftViewed, aView(owner));
    expect(owner.receiver.received).toEqual([]);
    await owner.arrived(1);
    const [row] = await owners.service.query<{ lost: number }>(
      'select lost_rounds as lost from webhooks where id = $1',
      [owner.webhookId],
    );
    expect(row!.lost).toBe(1);
  });

  it('gives up after three days with a mail, and sends what waits when it is switched on', async () => {
    const owner = await owners.anOwner(500);
    const views = [aView(owner), aView(owner)];
    for (const view of views) await owners.publish(giftViewed, view);
    await eventually(async () => (await owner.deliveries()).filter(({ tries }) => tries === 1).length === 2);
    const age = (table: string, column: string) =>
      owners.service.query(
        `update ${table} set ${column} = ${column} - interval '73 hours'
         where ${table === 'webhooks' ? 'id' : 'webhook_id'} = $1`,
        [owner.webhookId],
      );
    await age('webhooks', 'failing_since');
    await age('webhook_deliveries', 'first_tried_at');
    await owners.hurry(owner);
    const webhook = async () => (await owner.call(listWebhooks, {}))[0]!;
    await eventually(async () => (await webhook()).state === 'off');
    expect(await webhook()).toMatchObject({ offReason: 'failing' });
    const mail = await eventually(() =>
      owners.smtp.mails.find(
        ({ recipients, subject }) => recipients.includes(mailOf(owner.userId)) && /webhook/.test(subject ?? ''),
      ),
    );
    expect(mail.text).toContain('has accepted nothing for three days');
    expect(mail.text).toContain('https://presently.example/account/connect#webhooks');
    const told = (await owners.service.emitted(webhookChanged)).filter(
      ({ webhookId }) => webhookId === owner.webhookId,
    );
    expect(told.at(-1)).toMatchObject({ what: 'switched-off', sessionId: null });
    // Nothing is queued while it is off, and nothing can be sent again.
    await owners.publish(giftViewed, aView(owner));
    expect(await owner.deliveries()).toHaveLength(2);
    const again = { webhookId: owner.webhookId, deliveryId: (await owner.deliveries())[0]!.id };
    await expect(owner.call(resendWebhookDelivery, again)).rejects.toMatchObject({ status: 409, code: 'webhook-off' });
    owner.receiver.answering = 200;
    expect(await owner.call(switchOnWebhook, { webhookId: owner.webhookId })).toMatchObject({ state: 'on' });
    await eventually(async () => (await owner.deliveries()).every(({ state }) => state === 'delivered'));
  });

  it('drops a message that alone was refused for three days, and goes on', async () => {
    const owner = await owners.anOwner((_request, response) => {
      response.writeHead(owner.receiver.received.at(-1)!.data['giftId'] === poison.giftId ? 500 : 200).end();
    });
    const poison = aView(owner);
    await owners.publish(giftViewed, poison);
    await owner.tried(1);
    await owners.publish(giftViewed, aView(owner));
    await owner.arrived(2);
    await owners.service.query(
      `update webhook_deliveries set first_tried_at = now() - interval '73 hours' where webhook_id = $1 and tries > 0`,
      [owner.webhookId],
    );
    await owners.hurry(owner);
    await eventually(async () => (await owner.deliveries()).some(({ state }) => state === 'failed'));
    expect((await owner.call(listWebhooks, {}))[0]).toMatchObject({ state: 'on' });
  });

  it('switches off a receiver that says it is gone', async () => {
    const owner = await owners.anOwner(410);
    await owners.publish(giftViewed, aView(owner));
    await eventually(async () => (await owner.call(listWebhooks, {}))[0]!.offReason === 'gone');
  });
});
