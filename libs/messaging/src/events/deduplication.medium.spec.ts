import { deliveredEvent, note, TestPipeline } from '@presently/testing/test-pipeline';
import type { EntityManager } from '@mikro-orm/postgresql';
import { handleAllOnce } from './deduplication.js';

describe('handling events once', () => {
  let pipeline: TestPipeline;
  beforeAll(async () => {
    pipeline = await TestPipeline.start();
  });
  afterAll(() => pipeline.destroy());
  beforeEach(() => pipeline.database.admin.query('truncate gifting.effects, gifting.processed_events'));

  const events = [1, 2, 3].map(deliveredEvent);
  type Given = typeof events;
  const noteAll = async (given: Given, em: EntityManager) => {
    for (const event of given) await note(event, em);
  };
  const handle = (given: Given, effect = noteAll) => handleAllOnce(pipeline.consumer.em, given, effect);
  const effects = async () => (await pipeline.effects()).toSorted((a, b) => a - b);

  it('leaves out events that were handled before, and repetitions', async () => {
    await handle(events.slice(1, 2));
    expect(await handle([...events, events[0]!])).toEqual([events[0], events[2]]);
    expect(await handle(events)).toEqual([]);
    expect(await effects()).toEqual([1, 2, 3]);
  });

  it('leaves out events whose effect fails because it is there', async () => {
    await pipeline.database.admin.query('create unique index once on gifting.effects (attempt)');
    await handle(events.slice(0, 1));
    expect(await handle(events)).toEqual(events.slice(1));
    expect(await effects()).toEqual([1, 2, 3]);
    await pipeline.database.admin.query('drop index gifting.once');
  });

  it('has one effect of deliveries at the same time', async () => {
    const handled = await Promise.all([handle(events), handle(events), handle(events)]);
    expect(handled.flat()).toHaveLength(events.length);
    expect(await effects()).toEqual([1, 2, 3]);
  });

  it('keeps nothing of an effect that fails, and may be repeated', async () => {
    const failing = async (given: Given, em: EntityManager) => {
      await noteAll(given, em);
      throw new Error('poison');
    };
    await expect(handle(events, failing)).rejects.toThrow('poison');
    expect(await effects()).toEqual([]);
    expect(await handle(events)).toEqual(events);
  });
});
