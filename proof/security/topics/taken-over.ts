import { giftSent } from '@presently/contracts/gifting/gifts';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { consumerOf, largestBytes, streamOf } from '@presently/messaging/streams';
import { eventually } from '@presently/testing/eventually';
import { services } from '@presently/topology/services';
import { jetstreamManager } from '@nats-io/jetstream';
import type { Msg } from '@nats-io/transport-node';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Attacker } from '../attacker.ts';
import { takeOver } from '../fuzz/broker-access.ts';
import { newAttacker, type World } from '../world.ts';

const thieves = services.filter((service) => service !== 'gifting' && service !== 'notifications');
/** Nothing goes out while an attack succeeds; otherwise a mail takes a second or two. */
const arrivesWithinMs = 15_000;

/** A service in the hands of an attacker, and chatter that fills its stream, leave the others running. */
export function takenOver(world: World): void {
  describe('a service that is taken over', () => {
    let sender: Attacker;
    let recipientId: string;

    beforeAll(async () => {
      sender = await newAttacker(world.product);
      await world.product.putOnPro(sender);
      recipientId = await sender.addRecipient();
    }, 60_000);

    const secretContact = () => `secret-${randomBytes(6).toString('hex')}@example.com`;
    async function giftArrives(): Promise<void> {
      const to = secretContact();
      expect((await sender.sendGift(recipientId, to)).status).toBe(201);
      await eventually(async () => (await world.product.sandbox.mails(to)).length > 0, arrivesWithinMs);
    }

    it.each(thieves)('%s reads no contact, message or share link of a gift', async (thief) => {
      const taken = await takeOver(world.product, thief);
      const heard: string[] = [];
      const hear = { callback: (error: Error | null, message: Msg) => void (error ?? heard.push(message.string())) };
      for (const subject of [`_INBOX_${thief}.>`, giftSent.subject, 'evt.gifting.>'])
        taken.nats.subscribe(subject, hear);
      const to = secretContact();
      const gift = (await sender.sendGift(recipientId, to)).body as { shareToken: string };
      await eventually(async () => (await world.product.sandbox.mails(to)).length > 0, arrivesWithinMs);
      const reply = `_INBOX_${thief}.stolen`;
      const pull = JSON.stringify({ batch: 100, no_wait: true });
      for (const stream of [streamOf(giftSent), 'GIFTING', 'GIFTING_FACTS', 'GIFTING_STATE']) {
        const own = { stream_name: stream, config: { durable_name: 'own', ack_policy: 'none' } };
        const attempts: [string, string][] = [
          [`STREAM.MSG.GET.${stream}`, JSON.stringify({ last_by_subj: giftSent.subject })],
          [`DIRECT.GET.${stream}`, JSON.stringify({ last_by_subj: giftSent.subject })],
          [`DIRECT.GET.${stream}.${giftSent.subject}`, ''],
          [`CONSUMER.CREATE.${stream}.own.evt.>`, JSON.stringify(own)],
          [`CONSUMER.DURABLE.CREATE.${stream}.own`, JSON.stringify(own)],
          [`CONSUMER.MSG.NEXT.${stream}.own`, pull],
          [`CONSUMER.MSG.NEXT.${stream}.${thief}`, pull],
          [`CONSUMER.MSG.NEXT.${stream}.${consumerOf('notifications', giftSent)}`, pull],
        ];
        for (const [call, body] of attempts) taken.nats.publish(`$JS.API.${call}`, body, { reply });
      }
      await taken.nats.flush();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await taken.close();
      expect(heard.filter((text) => text.includes(to) || text.includes(gift.shareToken))).toEqual([]);
    });

    it.each(thieves)('%s holds no lock that gifts wait for', async (thief) => {
      await world.product.database(thief, 'runtime').connected(async (client) => {
        const outcomes = [
          `select pg_advisory_lock(hashtext('gifting:outbox'))`,
          `select pg_advisory_lock(key) from generate_series(1, 100000) as key`,
          `begin; select from gifting.locks for update`,
          'begin; lock table gifting.outbox in access exclusive mode',
        ].map((sql) => async () => {
          const code = await client.query(sql).then(
            () => 'done',
            (error: pg.DatabaseError) => error.code,
          );
          expect([sql, code]).toEqual([sql, '42501']);
          await client.query('rollback');
        });
        for (const attempt of outcomes) await attempt();
        await giftArrives();
      });
    });

    it('takes all connections that it gets, and the others keep theirs', async () => {
      const { runtime } = world.product.run.databases.social!;
      const taken: pg.Client[] = [];
      let refused: unknown;
      try {
        for (let nth = 0; nth < 1_000 && refused === undefined; nth += 1) {
          const client = new pg.Client(runtime);
          client.on('error', () => undefined);
          refused = await client.connect().then(
            () => void taken.push(client),
            (error: unknown) => error,
          );
        }
        expect(refused).toMatchObject({ code: '53300', message: expect.stringContaining('role "social"') });
        const stranger = await newAttacker(world.product);
        expect((await stranger.call('GET /api/recipients')).status).toBe(200);
        await giftArrives();
      } finally {
        await Promise.all(taken.map((client) => client.end()));
      }
    }, 60_000);

    it('makes no large objects', async () => {
      const attempts = [`select lo_from_bytea(0, repeat('x', 100000)::bytea)`, 'select lo_create(0)'];
      for (const sql of attempts)
        await expect(world.product.database('social', 'runtime').execute(sql)).rejects.toMatchObject({ code: '42501' });
    });
  });

  describe('chatter', () => {
    it('fills its own stream, and another person’s gift arrives', async () => {
      const ops = await takeOver(world.product, 'ops');
      const manager = await jetstreamManager(ops.nats);
      const stream = streamOf(recipientChanged);
      const victim = await newAttacker(world.product);
      const recipientId = await victim.addRecipient();
      const chatterer = await newAttacker(world.product);
      const { state } = await manager.streams.info(stream);
      await manager.streams.update(stream, { max_bytes: state.bytes + 10_000 });
      try {
        const person = {
          name: 'Chatter',
          relationship: 'Friend',
          interests: Array.from({ length: 20 }, () => 'x'.repeat(50)),
        };
        const waiting = `outbox where published_at is null and last_error is not null and subject = '${recipientChanged.subject}'`;
        await eventually(async () => {
          await chatterer.call('POST /api/recipients', person);
          return (await world.product.database('gifting').count(waiting)) > 0;
        });
        const to = 'beside-chatter@example.com';
        expect((await victim.sendGift(recipientId, to)).status).toBe(201);
        await eventually(async () => (await world.product.sandbox.mails(to)).length > 0, arrivesWithinMs);
        expect(await world.product.database('gifting').count(waiting)).toBeGreaterThan(0);
      } finally {
        await manager.streams.update(stream, { max_bytes: largestBytes.state });
        await ops.close();
      }
    }, 60_000);

    it('about one recipient takes the space of one event', async () => {
      const ops = await takeOver(world.product, 'ops');
      const manager = await jetstreamManager(ops.nats);
      const chatterer = await newAttacker(world.product);
      const recipientId = await chatterer.addRecipient();
      for (let change = 0; change < 30; change++)
        await chatterer.call(`PATCH /api/recipients/${recipientId}`, { interests: [`interest ${change}`] });
      const subject = `${recipientChanged.subject}.${recipientId}`;
      await eventually(async () => {
        const { state } = await manager.streams.info(streamOf(recipientChanged), { subjects_filter: subject });
        return state.subjects?.[subject] === 1;
      });
      await ops.close();
    });
  });
}
