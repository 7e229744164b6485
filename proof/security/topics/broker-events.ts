import { events } from '@presently/contracts/catalogue';
import { giftSent } from '@presently/contracts/gifting/gifts';
import { subjectFor, type Event } from '@presently/contracts/kit/event';
import { consumerOf, streamOf } from '@presently/messaging/streams';
import { services, type ServiceName } from '@presently/topology/services';
import { reactions } from '@presently/contracts/rights';
import { envelopeOf } from '@presently/testing/envelope-of';
import { eventually } from '@presently/testing/eventually';
import fc from 'fast-check';
import { Schemas } from '@presently/service/validation/json-schemas';
import { Random } from '../../world/random.ts';
import { takeOver, type TakenOver } from '../fuzz/broker-access.ts';
import type { Schema } from '../fuzz/contract.ts';
import { aboutAnother, brokenEvents, oddEvents } from '../fuzz/hostile-events.ts';
import { seed } from '../fuzz/seed.ts';
import { validOf, type Known } from '../fuzz/valid.ts';
import { belongingsOf, newAttacker, type World } from '../world.ts';
import { callerOf } from './broker-calls.ts';

interface Letter {
  service: ServiceName;
  body: string;
  reason: string;
}
/** The services that must make a dead letter of a message. */
interface Dose {
  what: string;
  services: readonly ServiceName[];
}

const reactorsOf = (event: Event) => services.filter((service) => reactions[service].includes(event));

/** An attacker publishes every event that a service may publish, with contents that no outbox sends. */
export function brokerEvents(world: World): void {
  describe('events over the broker', () => {
    const schemas = new Schemas('#/components/schemas');
    const taken = new Map<ServiceName, TakenOver>();
    const doses = new Map<string, Dose>();
    /** Valid events that must be processed, by service. */
    const wholesome: { service: ServiceName; id: string; type: string }[] = [];
    let ops: TakenOver;
    let kept: string;
    let owned: Known;

    beforeAll(async () => {
      for (const service of services) taken.set(service, await takeOver(world.product, service));
      ops = await takeOver(world.product, 'ops');
      const { userId } = await callerOf(world.owner);
      const { recipientId, giftId, occasionId } = world.ids;
      owned = {
        userId: [userId],
        senderId: [userId],
        recipientId: [recipientId!],
        giftId: [giftId!],
        occasionId: [occasionId!],
      };
      kept = JSON.stringify(await belongingsOf(world));
    }, 60_000);
    afterAll(() => Promise.all([...taken.values(), ops].map((each) => each.close())));

    const someOf = (event: Event, known: Known, salt: number): Record<string, unknown> => {
      schemas.refer(event.data);
      const byName = schemas.byName as Record<string, Schema>;
      const valid = validOf(byName[event.data.name]!, byName, known);
      return fc.sample(valid, { numRuns: 1, seed: seed + salt })[0] as Record<string, unknown>;
    };

    it.each(events.map((event) => [event.type, event] as const))(
      '%s is published with every defect',
      async (_type, event) => {
        const { raw } = taken.get(event.owner)!;
        const valid = someOf(event, owned, 0);
        const random = new Random(seed);
        const schema = schemas.byName[event.data.name] as Schema;
        const others = events.filter((other) => other !== event && reactorsOf(other).length > 0);
        for (const broken of brokenEvents(event, others, { schema, valid, random })) {
          const mark = `mark-${doses.size}-of-${seed}.`;
          doses.set(mark, { what: `${event.type}: ${broken.what}`, services: reactorsOf(event) });
          raw.publish(subjectFor(event, aboutAnother(event, valid)), {
            body: broken.body(mark),
            ...(broken.headers && { headers: broken.headers }),
          });
        }
        await raw.flush();
      },
    );

    it('afterwards valid events are published, some in unusual form', async () => {
      for (const [salt, event] of events.entries()) {
        const { raw } = taken.get(event.owner)!;
        const valid = someOf(event, {}, salt);
        const whole = envelopeOf(event, valid as never);
        const subject = subjectFor(event, valid);
        const good = [{ id: whole.id, subject, body: JSON.stringify(whole) }, ...oddEvents(event, valid)];
        for (const { id, subject: own, body } of good) {
          raw.publish(own, { body });
          wholesome.push(...reactorsOf(event).map((service) => ({ service, id, type: event.type })));
        }
        await raw.flush();
      }
      expect(wholesome.length).toBeGreaterThan(50);
    });

    it('events that are too large are not stored', async () => {
      const { raw } = taken.get('gifting')!;
      const before = await sizeOf(giftSent);
      raw.publish(giftSent.subject, { body: 'x'.repeat(300_000) });
      await raw.flush();
      expect(await sizeOf(giftSent)).toBe(before);
    });

    const infoOf = async <T>(what: string): Promise<T> =>
      (await ops.nats.request(`$JS.API.${what}`, '', { timeout: 5_000 })).json<T>();
    const sizeOf = async (event: Event) =>
      (await infoOf<{ state: { messages: number } }>(`STREAM.INFO.${streamOf(event)}`)).state.messages;

    it('every service has read all events', async () => {
      await eventually(async () => {
        for (const service of services) {
          for (const event of reactions[service]) {
            const info = await infoOf<{ num_pending: number; num_ack_pending: number }>(
              `CONSUMER.INFO.${streamOf(event)}.${consumerOf(service, event)}`,
            );
            expect([service, event.type, info.num_pending, info.num_ack_pending]).toEqual([service, event.type, 0, 0]);
          }
        }
        return true;
      }, 60_000);
    }, 70_000);

    it('every valid event was processed', async () => {
      const missing: string[] = [];
      for (const service of services) {
        const own = wholesome.filter((each) => each.service === service);
        const found = await world.product
          .database(service)
          .rows<{ id: string }>('select event_id as id from processed_events where event_id = any($1)', [
            own.map(({ id }) => id),
          ]);
        const handled = new Set(found.map(({ id }) => id));
        missing.push(...own.filter(({ id }) => !handled.has(id)).map(({ type }) => `${service}: ${type}`));
      }
      expect(missing).toEqual([]);
    });

    it('every defective event is a dead letter of the right services, once, and there are no others', async () => {
      const letters: Letter[] = [];
      for (const service of services) {
        const found = await world.product.database(service).rows<Letter>('select body, reason from dead_letters');
        letters.push(...found.map((letter) => ({ ...letter, service })));
      }
      const wrong: string[] = [];
      const unexplained = new Set(letters);
      for (const [mark, { what, services: expected }] of doses) {
        const of = letters.filter(({ body }) => body.includes(mark));
        of.forEach((letter) => unexplained.delete(letter));
        const buriers = of.map(({ service, reason }) => (reason === 'unreadable' ? service : `${service}, ${reason}`));
        if (buriers.toSorted().join() !== expected.toSorted().join())
          wrong.push(`${what} is a dead letter of ${buriers.join() || 'none'}, not of ${expected.join() || 'none'}`);
      }
      console.log(`events over the broker: ${doses.size} wrong ones, ${letters.length} dead letters`);
      expect(wrong).toEqual([]);
      expect([...unexplained].map(({ service, body }) => `${service}: ${body.slice(0, 200)}`)).toEqual([]);
    });

    it('garbage about ended sessions does not stop the gateway from reading the next message', async () => {
      const { raw } = taken.get('identity')!;
      for (const body of ['no json', 'null', '{}', '[[]]', '[5,null]', 'x'.repeat(100_000)])
        raw.publish('session.revoked', { body, headers: 'NATS/1.0\r\na b: c\r\n\r\n' });
      await raw.flush();
      const person = await newAttacker(world.product);
      const stolen = person.stolen(world.product.url);
      expect((await stolen.call('GET /api/user')).status).toBe(200);
      await person.call('POST /api/logout');
      await eventually(async () => (await stolen.call('GET /api/user')).status === 401, 1_500);
    });

    it('garbage from a service counts as no answer', async () => {
      const { nats } = taken.get('social')!;
      const garbage = [
        'no json',
        '{"ok":',
        '{"part":{',
        '{"problem":{"code":"x","message":"x","status":99999}}',
        '{"problem":{"code":"x","message":"x","status":403,"retryAfter":"1\\r\\na: b"}}',
        'null',
        '',
      ];
      let given = 0;
      const impostor = nats.subscribe('rpc.social.>', {
        queue: 'social',
        callback: (_error, message) => void message.respond(garbage[given++ % garbage.length]!),
      });
      await nats.flush();
      const statuses = new Set<number>();
      for (let n = 0; n < 60; n += 1) statuses.add((await world.admin.call('GET /api/admin/social/templates')).status);
      impostor.unsubscribe();
      await nats.flush();
      expect(given).toBeGreaterThan(garbage.length);
      expect([...statuses].filter((status) => status !== 503 && status >= 500)).toEqual([]);
      await eventually(async () => (await world.admin.call('GET /api/admin/social/templates')).status === 200);
    }, 60_000);

    it('no data of other users has changed, and no process has restarted', async () => {
      expect(JSON.stringify(await belongingsOf(world))).toBe(kept);
      const running = Object.entries(world.product.run.processes).map(([name, { pid }]) => [name, pid]);
      expect(Object.fromEntries(running)).toEqual(world.processes);
    });
  });
}
