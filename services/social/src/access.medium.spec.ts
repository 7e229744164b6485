import { operations } from '@presently/contracts/catalogue';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aUser } from '../test/callers.js';
import { definition } from './definition.js';

/** A valid input for every operation: an operation without an entry here fails the suite. */
const validInput: Record<string, object> = {
  'social.getSocialStats': {},
  'social.listTemplates': {},
  'social.initializeTemplates': {},
  'social.addTemplate': { name: 'One', category: 'Any', prompt: 'Write.', platforms: ['X'] },
  'social.changeTemplate': { templateId: randomUUID(), name: 'Two' },
  'social.removeTemplate': { templateId: randomUUID() },
  'social.previewPost': { templateId: randomUUID() },
  'social.getSchedule': {},
  'social.saveSchedule': { postsPerDay: 1, postingTimes: ['09:00'], platforms: ['X'], templateCategories: ['Any'] },
  'social.scheduleWeek': {},
  'social.listPosts': {},
  'social.addPost': { content: 'Hello', platforms: ['X'] },
  'social.changePost': { postId: randomUUID(), content: 'Hello again' },
  'social.removePost': { postId: randomUUID() },
  'social.publishPost': { postId: randomUUID() },
  'social.processPending': {},
};
const own = operations.filter((op) => op.service === 'social').map((op) => [op.name, op] as const);

describe('the console, called over NATS without the gateway', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition);
  });
  afterAll(() => service.stop());

  it('has an input here for every operation', () => {
    expect(own.map(([name]) => name).toSorted()).toEqual(Object.keys(validInput).toSorted());
  });

  it.each(own)('%s refuses a call without a user', async (name, op) => {
    await expect(service.call(op, validInput[name]!)).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  });

  it.each(own)('%s refuses a user who is not an administrator', async (name, op) => {
    await expect(service.as(aUser)(op, validInput[name]!)).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  });

  it('stores nothing for the refused calls', async () => {
    for (const table of ['social_post_templates', 'social_posts', 'social_schedule_config', 'outbox'])
      expect(await service.query(`select 1 from ${table}`)).toEqual([]);
  });

  it('starts before Postgres answers, and is not ready', async () => {
    const early = await TestService.start(definition, { DATABASE_URL: 'postgres://social:social@127.0.0.1:1/social' });
    const page = (path: string) => fetch(`http://127.0.0.1:${early.running.healthPort}${path}`);
    expect((await page('/healthz')).status).toBe(200);
    expect(await (await page('/readyz')).json()).toMatchObject({ checks: { database: false } });
    await early.stop();
  });
});
