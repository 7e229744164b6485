import type { giftDelivered } from '@presently/contracts/notifications/deliveries';
import { eventually } from '@presently/testing/eventually';
import { note, TestPipeline } from '@presently/testing/test-pipeline';
import type { BatchReaction } from '../reacts-to.js';

type Deliveries = BatchReaction<typeof giftDelivered>;

/** Like {@link note}, for all events in one transaction. */
const noteAll: Deliveries = async (events, em) => {
  for (const event of events) await note(event, em);
};
const attempts = Array.from({ length: 60 }, (_, index) => index + 1);

describe('handling events together', () => {
  let pipeline: TestPipeline;
  beforeEach(async () => {
    pipeline = await TestPipeline.start();
  });
  afterEach(() => pipeline.destroy());

  const emitAll = async () => {
    pipeline.relay();
    await pipeline.producer.em.fork().transactional(async (tx) => {
      for (const attempt of attempts) await pipeline.add(tx as never, attempt);
    });
  };
  const effects = async () => (await pipeline.effects()).toSorted((a, b) => a - b);
  const handledAll = () => eventually(async () => (await pipeline.effects()).length >= attempts.length);

  it('shares transactions, and has one effect for each event', async () => {
    pipeline.consume(note, { all: noteAll });
    pipeline.consume(note, { all: noteAll });
    await emitAll();
    await handledAll();
    expect(await effects()).toEqual(attempts);
    const { rows } = await pipeline.database.admin.query<{ count: number }>(
      'select count(distinct xmin::text)::int as count from gifting.effects',
    );
    expect(rows[0]!.count).toBeLessThan(attempts.length / 2);
  });

  it('handles the others when one event of a batch keeps failing', async () => {
    const poison = 30;
    const refusePoison = (attempt: number) => {
      if (attempt === poison) throw new Error('poison');
    };
    pipeline.consume(
      async (event, em) => {
        await note(event, em);
        refusePoison(event.data.attempt);
      },
      {
        all: async (events, em) => {
          await noteAll(events, em);
          for (const { data } of events) refusePoison(data.attempt);
        },
      },
    );
    await emitAll();
    await eventually(async () => (await pipeline.count('gifting.dead_letters')) === 1);
    await eventually(async () => (await pipeline.effects()).length === attempts.length - 1);
    expect(await effects()).toEqual(attempts.filter((attempt) => attempt !== poison));
  });

  it('repeats a batch whose process ended between its statements and its commit', async () => {
    let isFirst = true;
    const consumer = pipeline.consume(note, {
      all: async (events, em) => {
        await noteAll(events, em);
        if (!isFirst) return;
        isFirst = false;
        await pipeline.database.admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and usename = 'gifting' and state = 'idle in transaction'`,
        );
      },
    });
    await emitAll();
    await handledAll();
    expect(await effects()).toEqual(attempts);
    expect(await pipeline.count('gifting.dead_letters')).toBe(0);
    await consumer.stop();
  });
});
