import { addPost, listPosts, removePost, type SocialPost } from '@presently/contracts/social/posts';
import { addTemplate, initializeTemplates, changeTemplate, listTemplates } from '@presently/contracts/social/templates';
import { getSchedule, saveSchedule, scheduleWeek } from '@presently/contracts/social/schedule';
import { localTimeAt } from '@presently/rules/zoned-time';
import { loadEnv } from '@presently/service/env';
import { startService } from '@presently/service/serve';
import { TestService } from '@presently/testing/test-service';
import { admin } from '../../test/callers.js';
import { definition } from '../definition.js';
import { SocialEnv } from '../env.js';

const daily = {
  postsPerDay: 3,
  postingTimes: ['09:00', '13:30', '18:00'],
  platforms: ['X', 'LinkedIn'] as ('X' | 'LinkedIn')[],
  templateCategories: ['Gift ideas', 'Never late'],
  timeZone: 'America/New_York',
};

describe('the posting schedule', () => {
  let service: TestService;
  let call: ReturnType<TestService['as']>;
  beforeAll(async () => {
    service = await TestService.start(definition);
    call = service.as(admin, { timeZone: 'Europe/Berlin' });
  });
  afterAll(() => service.stop());
  beforeEach(() => service.query('truncate social_post_templates, social_posts, social_schedule_config'));

  const timesOf = (posts: SocialPost[]) => posts.map(({ scheduledFor }) => scheduledFor!).toSorted();

  it('is null until it is saved, and stays the only one', async () => {
    expect(await call(getSchedule, {})).toBeNull();
    const [first] = await Promise.all([call(saveSchedule, daily as never), call(saveSchedule, daily as never)]);
    const second = await call(saveSchedule, { ...daily, isEnabled: false, postsPerDay: 1 } as never);
    expect(second).toMatchObject({ id: first!.id, isEnabled: false, postsPerDay: 1, postingTimes: daily.postingTimes });
    expect(await call(getSchedule, {})).toEqual(second);
  });

  it('defaults to three posts a day, switched on, in the browser’s time zone', async () => {
    const { postsPerDay: _posts, timeZone: _zone, ...rest } = daily;
    expect(await call(saveSchedule, rest as never)).toMatchObject({
      isEnabled: true,
      postsPerDay: 3,
      timeZone: 'Europe/Berlin',
      lastRunAt: null,
    });
  });

  it.each([
    ['fewer times than posts', { postsPerDay: 4 }, 'postingTimes'],
    ['a time that no clock shows', { postingTimes: ['09:00', '24:00', '18:00'] }, 'postingTimes'],
    ['one time twice', { postingTimes: ['09:00', '9:00', '18:00'] }, 'postingTimes'],
    ['no posts', { postsPerDay: 0 }, 'postsPerDay'],
    ['no platform', { platforms: [] }, 'platforms'],
    ['no category', { templateCategories: [' '] }, 'templateCategories'],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('is refused with %s', async (_what, wrong, field) => {
    await expect(call(saveSchedule, { ...daily, ...wrong } as never)).rejects.toMatchObject({
      status: 400,
      detail: { errors: { [field]: [expect.any(String)] } },
    });
    expect(await call(getSchedule, {})).toBeNull();
  });

  it('fills seven days from tomorrow at its times, and nothing on the second call', async () => {
    await call(initializeTemplates, {});
    await call(saveSchedule, daily as never);
    expect(await call(scheduleWeek, {})).toEqual({ scheduled: 21, skipped: 0, fromHouse: 21 });
    const posts = await call(listPosts, {});
    expect(posts).toHaveLength(21);
    expect(new Set(posts.map(({ content }) => content)).size).toBe(21);
    const local = timesOf(posts).map((at) => localTimeAt(new Date(at), daily.timeZone));
    expect(new Set(local.map(({ date }) => date)).size).toBe(7);
    expect(local[0]!.date > localTimeAt(new Date(), daily.timeZone).date).toBe(true);
    expect(new Set(local.map(({ time }) => time))).toEqual(new Set(daily.postingTimes));
    expect(posts.every(({ status, platforms }) => status === 'scheduled' && !platforms.includes('Facebook'))).toBe(
      true,
    );

    expect(await call(scheduleWeek, {})).toEqual({ scheduled: 0, skipped: 21, fromHouse: 0 });
    expect(await call(listPosts, {})).toHaveLength(21);
    expect((await call(getSchedule, {}))!.lastRunAt).not.toBeNull();
  });

  it('fills each slot once for calls to two replicas at the same time', async () => {
    await call(initializeTemplates, {});
    await call(saveSchedule, daily as never);
    const second = await startService(
      definition,
      loadEnv(SocialEnv, {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATABASE_WAIT_MS: '30000',
        NATS_URL: service.broker.urlOf('social'),
        DATABASE_URL: service.database.url('social'),
      }),
    );
    try {
      const answers = await Promise.all(Array.from({ length: 6 }, () => call(scheduleWeek, {})));
      expect(answers.reduce((sum, { scheduled }) => sum + scheduled, 0)).toBe(21);
    } finally {
      await second.stop();
    }
    const times = timesOf(await call(listPosts, {}));
    expect(new Set(times).size).toBe(21);
    expect(times).toHaveLength(21);
  });

  it('skips slots that have a post, and fills those that became free', async () => {
    await call(initializeTemplates, {});
    await call(saveSchedule, daily as never);
    await call(scheduleWeek, {});
    const [one, other] = await call(listPosts, {});
    await call(removePost, { postId: one!.id });
    await call(removePost, { postId: other!.id });
    await call(addPost, { content: 'By hand', platforms: ['Facebook'], scheduledFor: one!.scheduledFor });
    expect(await call(scheduleWeek, {})).toMatchObject({ scheduled: 1, skipped: 20 });
    expect(timesOf(await call(listPosts, {}))).toContain(other!.scheduledFor);
  });

  it('takes active templates of its categories in turn', async () => {
    const prompt = 'Write.';
    const add = (name: string, category: string) =>
      call(addTemplate, { name, category, prompt, platforms: ['X', 'Instagram'] });
    const [first, second, off] = [
      await add('A', 'Gift ideas'),
      await add('B', 'gift ideas'),
      await add('C', 'Never late'),
    ];
    const elsewhere = await add('D', 'Something else');
    await call(changeTemplate, { templateId: off.id, isActive: false });
    await call(saveSchedule, daily as never);
    await call(scheduleWeek, {});
    const posts = (await call(listPosts, {})).toSorted((a, b) => a.scheduledFor!.localeCompare(b.scheduledFor!));
    const order = posts.map(({ templateId }) => templateId);
    expect(order.every((id, index) => id === [first.id, second.id][index % 2])).toBe(true);
    expect(order).not.toContain(elsewhere.id);
    expect(posts.every(({ platforms }) => platforms.join() === 'X')).toBe(true);
  });

  it('names what is missing', async () => {
    await expect(call(scheduleWeek, {})).rejects.toMatchObject({
      status: 409,
      message: 'Configure your posting schedule first',
    });
    await call(saveSchedule, daily as never);
    await expect(call(scheduleWeek, {})).rejects.toMatchObject({ code: 'schedule.no-templates' });
    await call(initializeTemplates, {});
    await call(saveSchedule, { ...daily, isEnabled: false } as never);
    await expect(call(scheduleWeek, {})).rejects.toMatchObject({ code: 'schedule.off' });
    expect((await call(listTemplates, {})).length).toBeGreaterThan(0);
  });
});
