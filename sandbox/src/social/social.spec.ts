import { Sandbox } from '../sandbox.js';

describe('the imitated Ayrshare', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
  });
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    await fault({ mode: 'ok' });
    await fetch(`${sandbox.url}/outbox`, { method: 'DELETE' });
  });

  // oxlint-disable-next-line typescript/no-explicit-any -- whatever comes back: the assertions say what it should be
  type Body = any;
  async function ask(
    method: string,
    path: string,
    body?: object,
    key = 'key',
  ): Promise<{ status: number; body: Body }> {
    const response = await fetch(`${sandbox.url}/ayrshare/api${path}`, {
      method,
      headers: { ...(key && { authorization: `Bearer ${key}` }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }
  const post = (given: object = {}) =>
    ask('POST', '/post', { post: 'A gift.', platforms: ['twitter', 'linkedin'], ...given });
  const outbox = async () => (await (await fetch(`${sandbox.url}/outbox/social-posts`)).json()) as Body[];
  const fault = (body: object) =>
    fetch(`${sandbox.url}/faults/social`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('posts to every given network, and lists the post in outbox and history', async () => {
    const { status, body } = await post({ notes: 'n-1', mediaUrls: ['https://example.com/a.jpg'] });
    expect([status, body.status, body.errors]).toEqual([200, 'success', []]);
    expect(body.postIds).toMatchObject([
      { status: 'success', platform: 'twitter', postUrl: expect.stringContaining('x.com') },
      { status: 'success', platform: 'linkedin' },
    ]);
    expect(await outbox()).toMatchObject([
      { id: body.id, post: 'A gift.', platforms: ['twitter', 'linkedin'], mediaUrls: ['https://example.com/a.jpg'] },
    ]);
    expect((await ask('GET', '/history?lastDays=3')).body.history).toMatchObject([
      { id: body.id, notes: 'n-1', status: 'success', platforms: ['twitter', 'linkedin'] },
    ]);
    expect((await ask('GET', `/history/${body.id}`)).body.id).toBe(body.id);
  });

  it('posts to the other networks when one refuses', async () => {
    const { status, body } = await post({ post: 'A gift. #fail-linkedin' });
    expect([status, body.status]).toEqual([400, 'error']);
    expect(body.postIds).toMatchObject([{ platform: 'twitter' }]);
    expect(body.errors).toMatchObject([{ action: 'post', code: 156, platform: 'linkedin' }]);
    expect(await outbox()).toMatchObject([{ platforms: ['twitter'] }]);
  });

  it('refuses a duplicate on X, a text that is too long, and Instagram without a picture', async () => {
    await post({ platforms: ['twitter'] });
    expect((await post({ platforms: ['twitter'] })).body.errors).toMatchObject([{ code: 110 }]);
    expect((await post({ post: 'x'.repeat(281), platforms: ['twitter'] })).body.errors).toMatchObject([{ code: 151 }]);
    expect((await post({ platforms: ['instagram'] })).body.errors).toMatchObject([{ platform: 'instagram' }]);
    expect(await outbox()).toHaveLength(1);
  });

  it('accepts an idempotency key once', async () => {
    expect((await post({ idempotencyKey: 'k' })).status).toBe(200);
    expect((await post({ idempotencyKey: 'k', post: 'Another' })).body.message).toMatch(/idempotencyKey/);
    expect(await outbox()).toHaveLength(1);
  });

  it('has counts that grow with time and are the same for the same post', async () => {
    const { body } = await post();
    const first = await ask('POST', '/analytics/post', { id: body.id, platforms: ['twitter'] });
    expect(first.body.twitter.analytics.publicMetrics.impressionCount).toBeGreaterThan(0);
    expect(first.body).not.toHaveProperty('linkedin');
    expect((await ask('POST', '/analytics/post', { id: body.id, platforms: ['twitter'] })).body).toEqual(first.body);
    expect((await ask('POST', '/analytics/post', { id: 'nobody' })).status).toBe(404);
  });

  it('deletes posts', async () => {
    const { body } = await post();
    expect((await ask('DELETE', '/post', { id: body.id })).body).toMatchObject({ twitter: { status: 'success' } });
    expect(await outbox()).toEqual([]);
    expect((await ask('GET', '/history')).body.history).toMatchObject([{ status: 'deleted' }]);
    expect((await ask('DELETE', '/post', { id: 'nobody' })).status).toBe(404);
  });

  it.each([
    ['no key', {}, '', 403],
    ['no text', { post: ' ' }, 'key', 400],
    ['a network that it does not have', { platforms: ['x'] }, 'key', 400],
    ['no network', { platforms: [] }, 'key', 400],
  ])('refuses a request with %s', async (_what, wrong, key, status) => {
    const answer = await ask('POST', '/post', { post: 'A gift.', platforms: ['twitter'], ...wrong }, key);
    expect([answer.status, answer.body.status]).toEqual([status, 'error']);
    expect(await outbox()).toEqual([]);
  });

  it('is busy, down, rejecting or slow on request', async () => {
    expect((await post({ post: 'A gift. #rate-limit' })).status).toBe(429);
    await fault({ mode: 'down' });
    await expect(post()).rejects.toThrow('fetch failed');
    await fault({ mode: 'reject' });
    expect((await post()).body).toMatchObject({ postIds: [], errors: [{ code: 156 }, { code: 156 }] });
    expect(await outbox()).toEqual([]);
    await fault({ mode: 'slow', delayMs: 60_000 });
    const late = post();
    while ((await outbox()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await fault({ mode: 'ok' });
    expect((await late).status).toBe(200);
  });
});
