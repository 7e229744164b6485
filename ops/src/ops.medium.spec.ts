import { messagingTables } from '@presently/messaging/tables';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { services, type ServiceName } from '../../libs/topology/src/services.ts';
import { discardDeadLetters, listDeadLetters, redriveDeadLetters, showDeadLetter } from './events/dead-letters.ts';
import { expectDatabases, readDeployment, type SignIn } from './deployment.ts';
import { readStatus } from './status.ts';

describe('an operator', () => {
  let database: TestDatabase;
  let adminUrl: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const admin = new URL(database.url('identity'));
    admin.username = admin.password = 'postgres';
    adminUrl = admin.href;
    for (const service of services) {
      const owner = new pg.Client(database.url(service, 'owner'));
      await owner.connect();
      for (const statement of messagingTables) await owner.query(statement);
      await owner.end();
    }
  });
  afterAll(() => database.drop());

  async function bury(service: ServiceName, subject: string, reason = 'failed', eventId: string = randomUUID()) {
    await database.admin.query(
      `insert into ${service}.dead_letters (event_id, subject, stream, stream_seq, body, reason, failures)
       values ($1, $2, 'GIFTING', 1, '{}', $3, 8)`,
      [eventId, subject, reason],
    );
    return eventId;
  }
  const stateOf = async (service: ServiceName, eventId: string) =>
    (await database.admin.query(`select status from ${service}.dead_letters where event_id = $1`, [eventId])).rows[0]
      .status as string;

  /** Both ways to connect: with each service's own role, and as an administrator. */
  const ways: [string, () => [ServiceName, SignIn][]][] = [
    [
      'with the role of each service',
      () =>
        expectDatabases(
          readDeployment(
            Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_DATABASE_URL`, database.url(name)])),
            'reader',
          ),
        ),
    ],
    ['as an administrator', () => expectDatabases(readDeployment({ DATABASE_URL: adminUrl }, 'reader'))],
  ];

  describe.each(ways)('%s', (_way, signIns) => {
    afterEach(async () => {
      for (const service of services) await database.admin.query(`delete from ${service}.dead_letters`);
    });

    it.each(services)('lists, shows, tries again and discards what %s could not handle', async (service) => {
      const id = await bury(service, 'evt.gifting.gift_sent.v1');
      expect(await listDeadLetters(signIns(), { service })).toMatchObject([{ service, event_id: id, status: 'dead' }]);
      expect(await showDeadLetter(signIns(), id)).toMatchObject([{ service, body: '{}', failures: 8 }]);
      await discardDeadLetters(signIns(), { eventId: id });
      expect(await listDeadLetters(signIns(), {})).toEqual([]);
      expect(await listDeadLetters(signIns(), {}, true)).toMatchObject([{ status: 'discarded' }]);
      await redriveDeadLetters(signIns(), { eventId: id });
      expect(await stateOf(service, id)).toBe('redriving');
    });

    it('handles many at once, and only those that match', async () => {
      const sent = await bury('notifications', 'evt.gifting.gift_sent.v1');
      const sentToo = await bury('identity', 'evt.gifting.gift_sent.v1');
      const viewed = await bury('notifications', 'evt.gifting.gift_viewed.v1');
      const unreadable = await bury('notifications', 'evt.gifting.gift_sent.v1', 'unreadable');
      const other = await bury('notifications', 'evt.gifting.giftXsent.v1');

      expect(await listDeadLetters(signIns(), { subject: 'evt.gifting.*' })).toHaveLength(5);
      await redriveDeadLetters(signIns(), {
        service: 'notifications',
        subject: 'evt.gifting.gift_sent.v1',
        reason: 'failed',
      });
      await discardDeadLetters(signIns(), { reason: 'unreadable' });
      expect([
        await stateOf('notifications', sent),
        await stateOf('identity', sentToo),
        await stateOf('notifications', viewed),
        await stateOf('notifications', unreadable),
        await stateOf('notifications', other),
      ]).toEqual(['redriving', 'dead', 'dead', 'discarded', 'dead']);
    });

    it('is told if there is nothing to do', async () => {
      await expect(redriveDeadLetters(signIns(), { eventId: randomUUID() })).rejects.toThrow('Nothing to do');
    });
  });

  it('sees waiting events, dead letters and processes that are down, even if only the database is up', async () => {
    await bury('gifting', 'evt.gifting.gift_sent.v1');
    await database.admin.query(
      `insert into gifting.outbox (id, subject, envelope, occurred_at)
       values (gen_random_uuid(), 'evt.gifting.gift_sent.v1', '{}', now() - interval '1 hour')`,
    );
    const status = await readStatus(readDeployment({ DATABASE_URL: adminUrl }, 'reader'));
    const gifting = status.find((row) => row.process === 'gifting')!;
    expect(gifting).toMatchObject({ ready: false, outbox: 1, dead_letters: 1, replicas: 0, to_read: undefined });
    expect(gifting.oldest_s).toBeGreaterThanOrEqual(3600);
    expect(status.map((row) => row.process)).toEqual([...services, 'gateway']);
  });
});
