import { hashSessionToken, onSessionRevoked, sessionRevokedSubject } from '@presently/messaging/revoked-sessions';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { connectToNats } from '@presently/messaging/connection';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readDeployment } from './deployment.ts';
import { endSessions } from './end-sessions.ts';

describe('end-sessions', () => {
  let database: TestDatabase;
  let broker: TestBroker;
  let gateway: NatsConnection;
  const heard: string[] = [];

  beforeAll(async () => {
    [database, broker] = await Promise.all([createTestDatabase(), TestBroker.start()]);
    const owner = new pg.Client(database.url('identity', 'owner'));
    await owner.connect();
    await owner.query('create table users (id uuid primary key)');
    await owner.query('create table sessions (sid text primary key, user_id uuid not null references users)');
    await owner.end();
    gateway = await connectToNats(broker.urlOf('gateway'), 'gateway-events');
    onSessionRevoked(gateway, (hash) => heard.push(hash));
    await gateway.flush();
  });
  afterAll(async () => {
    await gateway.close();
    await broker.destroy();
    await database.drop();
  });

  async function somebody(sessions: number): Promise<{ userId: string; sids: string[] }> {
    const userId = randomUUID();
    const sids = Array.from({ length: sessions }, () => hashSessionToken(randomUUID())).toSorted();
    await database.admin.query('insert into identity.users values ($1)', [userId]);
    await database.admin.query('insert into identity.sessions select unnest($1::text[]), $2', [sids, userId]);
    return { userId, sids };
  }
  const left = async () =>
    (await database.admin.query<{ sid: string }>('select sid from identity.sessions order by sid')).rows.map(
      ({ sid }) => sid,
    );
  const deployment = (natsUrl = broker.urlOf('ops')) =>
    readDeployment({ IDENTITY_DATABASE_URL: database.url('identity'), NATS_URL: natsUrl }, 'reader');

  it('ends the sessions of one user, and tells every gateway', async () => {
    const [one, other] = [await somebody(3), await somebody(2)];
    expect(await endSessions(deployment(), { userId: one.userId })).toEqual({ ended: 3, isTold: true });
    await eventually(() => heard.length === 3);
    expect(heard.splice(0).toSorted()).toEqual(one.sids);
    expect(await left()).toEqual(other.sids);
  });

  it('ends the sessions of all users, also many', async () => {
    await somebody(2_500);
    const all = await left();
    expect(await endSessions(deployment(), 'all')).toEqual({ ended: all.length, isTold: true });
    await eventually(() => heard.length === all.length);
    expect(heard.splice(0).toSorted()).toEqual(all);
    expect(await left()).toEqual([]);
  });

  it('reports that the gateways could not be told, or that no user has the id', async () => {
    const { userId } = await somebody(1);
    expect(await endSessions(deployment('nats://127.0.0.1:1'), { userId })).toEqual({ ended: 1, isTold: false });
    expect(await left()).toEqual([]);
    await expect(endSessions(deployment(), { userId: randomUUID() })).rejects.toThrow('There is no user');
  });

  it('publishes on the subject that the gateways read', () => {
    expect(sessionRevokedSubject).toBe('session.revoked');
  });
});
