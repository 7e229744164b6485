import {
  addPost,
  changePost,
  listPosts,
  processPending,
  publishPost,
  removePost,
  socialPostFailed,
  socialPostPublished,
  type SocialPost,
} from '@presently/contracts/social/posts';
import { saveSchedule } from '@presently/contracts/social/schedule';
import { loadEnv } from '@presently/service/env';
import { startService, type RunningService } from '@presently/service/serve';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { setTimeout as delay } from 'node:timers/promises';
import { AyrshareDouble } from '../../test/ayrshare-double.js';
import { admin } from '../../test/callers.js';
import { definition } from '../definition.js';
import { SocialEnv } from '../env.js';

const hour = 3_600_000;
const soon = () => new Date(Date.now() + 24 * hour).toISOString();
/** Waits for what may never end in a killed process. */
const atMost = (ms: number, ended: Promise<unknown>) => Promise.race([ended, delay(ms)]);
const past = () => new Date(Date.now() - hour).toISOString();

describe('publishing', () => {
  let networks: AyrshareDouble;
  let service: TestService;
  let call: ReturnType<TestService['as']>;
  let env: Record<string, string>;
  beforeAll(async () => {
    networks = await AyrshareDouble.start();
    env = {
      AYRSHARE_URL: networks.url,
      AYRSHARE_API_KEY: 'key',
      AYRSHARE_X_API_KEY: 'x-key',
      AYRSHARE_X_API_SECRET: 'x-secret',
      AYRSHARE_TIMEOUT_MS: '3000',
      PUBLISHER_POLL_MS: '30',
      RETRY_BASE_MS: '10',
      ANALYTICS_AFTER_MS: '10',
    };
    service = await TestService.start(definition, env);
    call = service.as(admin);
  });
  afterAll(async () => {
    await service.stop();
    await networks.close();
  });
  beforeEach(async () => {
    networks.reset();
    await service.query('truncate social_posts, social_schedule_config');
  });

  let nth = 0;
  const post = (given: Partial<Parameters<typeof call<typeof addPost>>[1]> = {}) =>
    call(addPost, { content: `Post ${++nth}`, platforms: ['X', 'LinkedIn'], scheduledFor: soon(), ...given } as never);
  const stored = async (id: string) => (await call(listPosts, {})).find((each) => each.id === id)!;
  const hasStatus = (id: string, status: SocialPost['status']) =>
    eventually(async () => {
      const found = await stored(id);
      return found.status === status && found;
    });
  const takenOf = ({ content }: SocialPost) => networks.taken.filter((each) => each.post === content);
  const requestsOf = ({ content }: SocialPost) => networks.requests.filter(({ body }) => body.post === content);
  /** Without timer and schedule: posts are published by hand only. */
  const switchOff = () =>
    call(saveSchedule, {
      isEnabled: false,
      postsPerDay: 1,
      postingTimes: ['09:00'],
      platforms: ['X'],
      templateCategories: ['Any'],
    } as never);
  const replica = (more: Record<string, string> = {}): Promise<RunningService> =>
    startService(
      definition,
      loadEnv(SocialEnv, {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATABASE_WAIT_MS: '30000',
        NATS_URL: service.broker.urlOf('social'),
        DATABASE_URL: service.database.url('social'),
        ...env,
        ...more,
      }),
    );

  it('sends a due post to Ayrshare and publishes an event', async () => {
    const due = await post({ scheduledFor: past(), imageUrl: 'https://example.com/a.jpg' });
    const later = await post();
    const posted = await hasStatus(due.id, 'posted');
    expect(posted).toMatchObject({
      errorMessage: null,
      ayrsharePostIds: [
        { platform: 'X', id: expect.any(String), postUrl: 'https://x.com/1' },
        { platform: 'LinkedIn', id: expect.any(String), postUrl: 'https://x.com/1' },
      ],
      postedAt: expect.any(String),
    });
    const [request, ...more] = requestsOf(due);
    expect(more).toEqual([]);
    expect(request!.body).toMatchObject({
      post: due.content,
      platforms: ['twitter', 'linkedin'],
      mediaUrls: ['https://example.com/a.jpg'],
      idempotencyKey: `${due.id}:0`,
    });
    expect(request!.headers).toMatchObject({
      authorization: 'Bearer key',
      'x-twitter-oauth1-api-key': 'x-key',
      'x-twitter-oauth1-api-secret': 'x-secret',
    });
    expect((await stored(later.id)).status).toBe('scheduled');
    expect((await service.emitted(socialPostPublished)).filter(({ postId }) => postId === due.id)).toMatchObject([
      { platforms: ['X', 'LinkedIn'] },
    ]);
  });

  it('collects the analytics of a post later', async () => {
    const { id } = await post({ platforms: ['X'], scheduledFor: past() });
    await eventually(async () => (await stored(id)).analytics);
    expect((await stored(id)).analytics!.platforms).toEqual([
      { platform: 'X', views: 90, likes: 7, comments: null, shares: null },
    ]);
  });

  it('publishes a post on demand before its time, but only a scheduled one', async () => {
    const draft = await post({ scheduledFor: null });
    await expect(call(publishPost, { postId: draft.id })).rejects.toMatchObject({
      code: 'post.not-scheduled',
      status: 409,
    });
    const scheduled = await post();
    expect(await call(publishPost, { postId: scheduled.id })).toMatchObject({ status: 'posted' });
    await expect(call(publishPost, { postId: scheduled.id })).rejects.toMatchObject({ status: 409 });
    expect(takenOf(scheduled)).toHaveLength(1);
    expect(takenOf(draft)).toHaveLength(0);
    await expect(call(removePost, { postId: scheduled.id })).rejects.toMatchObject({ code: 'post.already-posted' });
  });

  it('counts a post as published if one network accepted it, and stores the errors of the others', async () => {
    networks.refusals = { linkedin: { code: 156 } };
    const { id } = await post();
    expect(await call(publishPost, { postId: id })).toMatchObject({
      status: 'posted',
      ayrsharePostIds: [{ platform: 'X' }],
      errorMessage: 'LinkedIn is not linked at Ayrshare. Link the account there and try again.',
      problems: [{ code: 'not-linked', params: { network: 'LinkedIn' } }],
    });
    // As the release before this one does beside it.
    await service.query(`update social_posts set error_message = 'X cannot be reached.' where id = $1`, [id]);
    expect(await stored(id)).toMatchObject({ errorMessage: 'X cannot be reached.', problems: null });
  });

  it('fails a post that every network refuses, without a second try, and lets it start again', async () => {
    networks.refusals = { twitter: { code: 110 }, linkedin: { code: 156 } };
    const refused = await post();
    const problems = [
      { code: 'posted-already', params: { network: 'X' } },
      { code: 'not-linked', params: { network: 'LinkedIn' } },
    ];
    await expect(call(publishPost, { postId: refused.id })).rejects.toMatchObject({
      code: 'post.refused',
      status: 422,
      detail: { problems },
    });
    expect(await stored(refused.id)).toMatchObject({
      status: 'failed',
      problems,
      errorMessage: expect.stringMatching(/X: this text has been posted there already.*LinkedIn is not linked/),
    });
    expect(requestsOf(refused)).toHaveLength(1);
    expect((await service.emitted(socialPostFailed)).filter(({ postId }) => postId === refused.id)).toHaveLength(1);

    networks.reset();
    const again = await call(changePost, {
      postId: refused.id,
      content: `${refused.content} anew`,
      scheduledFor: past(),
    });
    expect(again).toMatchObject({ status: 'scheduled', errorMessage: null, problems: null });
    await hasStatus(refused.id, 'posted');
    expect(requestsOf(again)[0]!.body.idempotencyKey).toBe(`${refused.id}:1`);
  });

  it('reports a wrong key and does not try again', async () => {
    networks.mode = 'keyless';
    const { id } = await post();
    await expect(call(publishPost, { postId: id })).rejects.toMatchObject({
      message: expect.stringContaining('AYRSHARE_API_KEY'),
    });
  });

  it('tries again after a temporary failure', async () => {
    networks.mode = 'busy';
    const busy = await post({ scheduledFor: past() });
    await eventually(() => requestsOf(busy).length >= 2);
    networks.reset();
    await hasStatus(busy.id, 'posted');
    expect(takenOf(busy)).toHaveLength(1);
  });

  it('gives up after the last try, and says how to start again', async () => {
    networks.mode = 'busy';
    const { id, content } = await post({ scheduledFor: past() });
    const failed = await hasStatus(id, 'failed');
    expect(failed.errorMessage).toContain('give the post a new time');
    expect(networks.requests.filter(({ body }) => body.post === content)).toHaveLength(6);
  });

  it('leaves out Instagram for a post without a picture, and says so', async () => {
    const mixed = await post({ platforms: ['Instagram', 'X'] });
    expect(await call(publishPost, { postId: mixed.id })).toMatchObject({
      status: 'posted',
      ayrsharePostIds: [{ platform: 'X' }],
      errorMessage: expect.stringContaining('Instagram needs a picture'),
    });
    expect(requestsOf(mixed)[0]!.body.platforms).toEqual(['twitter']);
    const alone = await post({ platforms: ['Instagram'] });
    await expect(call(publishPost, { postId: alone.id })).rejects.toMatchObject({ code: 'post.refused' });
    expect(requestsOf(alone)).toEqual([]);
  });

  it('finds an accepted post in the history after a lost reply, and does not post it twice', async () => {
    networks.mode = 'swallow';
    const swallowed = await post({ scheduledFor: past() });
    await eventually(() => takenOf(swallowed).length === 1);
    const posted = await hasStatus(swallowed.id, 'posted');
    expect(posted.ayrsharePostIds).toHaveLength(2);
    expect(requestsOf(swallowed)).toHaveLength(1);
    networks.sendHeldReplies();
  });

  it('posts again with the same key if the history has no entry', async () => {
    networks.mode = 'broken';
    const lost = await post({ scheduledFor: past() });
    await eventually(() => requestsOf(lost).length >= 2);
    networks.reset();
    await hasStatus(lost.id, 'posted');
    expect(new Set(requestsOf(lost).map(({ body }) => body.idempotencyKey)).size).toBe(1);
    expect(takenOf(lost)).toHaveLength(1);
  });

  it('refuses to change or remove a post that is being published', async () => {
    networks.mode = 'swallow';
    const { id } = await post({ scheduledFor: past() });
    await eventually(async () => (await stored(id)).isPublishing);
    await expect(call(changePost, { postId: id, content: 'Else' })).rejects.toMatchObject({ code: 'post.publishing' });
    await expect(call(removePost, { postId: id })).rejects.toMatchObject({ code: 'post.publishing' });
    await expect(call(publishPost, { postId: id })).rejects.toMatchObject({ code: 'post.publishing' });
    networks.reset();
    networks.sendHeldReplies();
    await hasStatus(id, 'posted');
  });

  it('publishes by hand only while the schedule is switched off', async () => {
    await switchOff();
    const due = await post({ scheduledFor: past() });
    const later = await post();
    // Several polls of the timer.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(requestsOf(due)).toEqual([]);
    expect(await call(processPending, {})).toEqual({ processed: 1, posted: 1, failed: 0, retrying: 0 });
    expect((await stored(due.id)).status).toBe('posted');
    expect((await stored(later.id)).status).toBe('scheduled');
  });

  it('publishes each post once for calls to several replicas at the same time', async () => {
    await switchOff();
    const second = await replica();
    try {
      const posts = await Promise.all(Array.from({ length: 24 }, () => post({ scheduledFor: past() })));
      // On a slow machine a reply may come too late. The next call then finds the post in the history.
      await Promise.allSettled(Array.from({ length: 5 }, () => call(processPending, {})));
      await eventually(async () => {
        await call(processPending, {});
        return (await Promise.all(posts.map(({ id }) => stored(id)))).every(({ status }) => status === 'posted');
      });
      for (const each of posts) expect(takenOf(each)).toHaveLength(1);
    } finally {
      await second.stop();
    }
  });

  it('publishes each post once when a replica is killed during Process Pending', async () => {
    await switchOff();
    networks.mode = 'swallow';
    const lost = await replica({ AYRSHARE_TIMEOUT_MS: '30000', PUBLISH_LEASE_MS: '120000' });
    const posts = await Promise.all(Array.from({ length: 4 }, () => post({ scheduledFor: past() })));
    // Both replicas answer calls. With enough calls, each has claimed some posts.
    const answers = [call(processPending, {}).catch(() => undefined)];
    await eventually(() => {
      if (posts.every((each) => takenOf(each).length === 1)) return true;
      answers.push(call(processPending, {}).catch(() => undefined));
      return false;
    });
    // A kill leaves claims and posts at the networks, without an outcome. The killed replica answers no call.
    await atMost(2_000, lost.orm.close(true));
    const stopped = lost.stop().catch(() => undefined);
    networks.reset();
    await service.query(`update social_posts set lease_until = now() - interval '1 second' where status = 'scheduled'`);
    await eventually(async () => {
      await call(processPending, {}).catch(() => undefined);
      return (await Promise.all(posts.map(({ id }) => stored(id)))).every(({ status }) => status === 'posted');
    });
    networks.sendHeldReplies();
    await atMost(10_000, Promise.all(answers));
    for (const each of posts) expect([requestsOf(each).length, takenOf(each).length]).toEqual([1, 1]);
    await atMost(10_000, stopped);
  });

  it('refuses to publish without an account', async () => {
    const keyless = await TestService.start(definition, { PUBLISHER_POLL_MS: '30' });
    try {
      const { id } = await keyless.as(admin)(addPost, { content: 'Hello', platforms: ['X'], scheduledFor: soon() });
      await expect(keyless.as(admin)(publishPost, { postId: id })).rejects.toMatchObject({
        message: expect.stringContaining('No Ayrshare account is connected'),
      });
    } finally {
      await keyless.stop();
    }
  });

  it('refuses a text that is too long for one of its networks', async () => {
    const content = 'x'.repeat(281);
    await expect(post({ content, platforms: ['X'] })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { content: [expect.stringContaining('too long for X, which takes 280')] } },
    });
    await expect(post({ content: ' #gift'.repeat(31), platforms: ['Instagram'] })).rejects.toMatchObject({
      detail: { errors: { content: ['Instagram takes at most 30 hashtags'] } },
    });
    const fitting = await post({ content, platforms: ['LinkedIn'] });
    await expect(call(changePost, { postId: fitting.id, platforms: ['LinkedIn', 'X'] })).rejects.toMatchObject({
      status: 400,
    });
    expect(await call(changePost, { postId: fitting.id, scheduledFor: null })).toMatchObject({
      status: 'draft',
      scheduledFor: null,
    });
  });
});
