import { eventually } from '@presently/testing/eventually';
import { note, pipelineStream, TestPipeline } from '@presently/testing/test-pipeline';
import { jetstreamManager } from '@nats-io/jetstream';
import { randomUUID } from 'node:crypto';
import { expectDatabases, readDeployment } from '../deployment.ts';
import { listPutAside, releasePutAside, showPutAside } from './put-aside.ts';

describe('an event in quarantine', () => {
  let pipeline: TestPipeline;
  beforeAll(async () => {
    pipeline = await TestPipeline.start();
  });
  afterAll(() => pipeline.destroy());

  const databases = () => {
    const { database } = pipeline;
    const urls = {
      NOTIFICATIONS_DATABASE_URL: database.url('notifications'),
      GIFTING_DATABASE_URL: database.url('gifting'),
    };
    return expectDatabases(readDeployment(urls, 'reader'));
  };
  const largest = async (bytes: number) => {
    const manager = await jetstreamManager(pipeline.nats);
    await manager.streams.update(pipelineStream, { max_msg_size: bytes });
  };

  it('is listed with its reason, is published when it is released, and has its effect once', async () => {
    await largest(1_000);
    await pipeline.emit(1);
    // Refused nine times before.
    await pipeline.database.admin.query(
      `update notifications.outbox
       set attempts = 9, envelope = envelope || jsonb_build_object('more', repeat('x', 2000))`,
    );
    await pipeline.emit(2);
    pipeline.relay();
    pipeline.consume(note);
    const [aside] = await eventually(async () => {
      const listed = await listPutAside(databases(), {});
      return listed.length > 0 && listed;
    });
    expect(aside).toMatchObject({
      service: 'notifications',
      subject: 'evt.notifications.gift_delivered.v1',
      attempts: 10,
      error: expect.stringContaining('message size exceeds maximum'),
    });
    const eventId = aside!.id as string;
    expect(await showPutAside(databases(), eventId)).toMatchObject([{ id: eventId, envelope: { id: eventId } }]);
    expect(await listPutAside(databases(), { service: 'gifting' })).toEqual([]);
    expect(await listPutAside(databases(), { subject: 'evt.notifications.gift_accepted*' })).toEqual([]);
    await eventually(async () => (await pipeline.effects()).length > 0);
    expect(await pipeline.effects()).toEqual([2]);

    await largest(256 * 1024);
    expect(await releasePutAside(databases(), { eventId })).toMatchObject([{ service: 'notifications', id: eventId }]);
    await eventually(async () => (await pipeline.effects()).length > 1);
    expect(await pipeline.effects()).toEqual([2, 1]);
    expect(await listPutAside(databases(), {})).toEqual([]);
    await expect(releasePutAside(databases(), {})).rejects.toThrow('Nothing to do');
  });

  it('is released with all others of its service and subject, and with no others', async () => {
    const putAside = async (service: string, subject: string) => {
      const id = randomUUID();
      await pipeline.database.admin.query(
        `insert into ${service}.outbox (id, subject, envelope, attempts, quarantined_at)
         values ($1, $2, '{}', 10, now())`,
        [id, subject],
      );
      return id;
    };
    const sent = await putAside('gifting', 'evt.gifting.gift_sent.v1');
    const sentToo = await putAside('gifting', 'evt.gifting.gift_sent.v1');
    const viewed = await putAside('gifting', 'evt.gifting.gift_viewed.v1');
    const elsewhere = await putAside('notifications', 'evt.notifications.gift_delivered.v1');
    const released = await releasePutAside(databases(), { service: 'gifting', subject: 'evt.gifting.gift_sent*' });
    expect(new Set(released.map(({ id }) => id))).toEqual(new Set([sent, sentToo]));
    const left = await listPutAside(databases(), {});
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([viewed, elsewhere]));
    const { rows } = await pipeline.database.admin.query('select distinct attempts from gifting.outbox where id = $1', [
      sent,
    ]);
    expect(rows).toEqual([{ attempts: 0 }]);
  });
});
