import { addPost, listPosts } from '@presently/contracts/social/posts';
import { addTemplate, listTemplates } from '@presently/contracts/social/templates';
import type { PagedOperation } from '@presently/contracts/kit/operation';
import { connectToNats } from '@presently/messaging/connection';
import { RpcClient } from '@presently/messaging/rpc-client';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { admin } from '../test/callers.js';
import { definition } from './definition.js';

const template = { name: 'One more', category: 'Own', prompt: 'Write.', platforms: ['X' as const] };

describe('the lists of the console', () => {
  let service: TestService;
  let nats: NatsConnection;
  let client: RpcClient;
  let call: ReturnType<TestService['as']>;
  beforeAll(async () => {
    service = await TestService.start(definition);
    nats = await connectToNats(service.broker.url, 'test');
    client = new RpcClient(nats, 'ops');
    call = service.as(admin);
  });
  afterAll(async () => {
    await nats.close();
    await service.stop();
  });
  beforeEach(() => service.query('truncate social_post_templates, social_posts'));

  const addTemplates = (count: number) =>
    service.query(
      `insert into social_post_templates (id, name, category, prompt, platforms)
       select gen_random_uuid(), 'Name ' || n % 7, 'Category ' || n % 3, 'Write.', '{X}' from generate_series(1, $1::int) n`,
      [count],
    );
  /** Drafts and scheduled posts, some of them written at one moment, as those of a scheduled week are. */
  const addPosts = (count: number) =>
    service.query(
      `insert into social_posts (id, content, platforms, source, status, scheduled_for, created_at)
       select gen_random_uuid(), 'Post ' || n, '{X}', 'person', 'draft',
         case when n % 5 > 0 then timestamptz '2026-12-01' + (n % 4) * interval '1 hour' end,
         timestamptz '2026-11-01' + (n / 20) * interval '1 day'
       from generate_series(1, $1::int) n`,
      [count],
    );

  it.each([listPosts, listTemplates] as const)('have the same rows in pages as whole: $name', async (op) => {
    await addTemplates(60);
    await addPosts(60);
    const whole: object[] = await call(op, {});
    expect(whole).toHaveLength(60);
    const inPages: object[] = [];
    let after: string | undefined;
    do {
      const page = await client.callForPage(op as PagedOperation, { limit: 7, after }, { caller: admin });
      inPages.push(...page.rows);
      after = page.next;
    } while (after);
    expect(inPages).toEqual(whole);
  });

  it('hold at most 200 templates, also when several are added at once', async () => {
    await addTemplates(198);
    const added = await Promise.allSettled(Array.from({ length: 5 }, () => call(addTemplate, template)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(call(addTemplate, template)).rejects.toMatchObject({ status: 409, code: 'template.limit-reached' });
  });

  it('hold at most 1,000 posts that are not published', async () => {
    await addPosts(1_000);
    const post = { content: 'Hello', platforms: ['X' as const] };
    await expect(call(addPost, post)).rejects.toMatchObject({
      status: 409,
      code: 'post.limit-reached',
      message: 'There may be at most 1,000 posts that are not published.',
    });
    await service.query(`update social_posts set status = 'posted' where content = 'Post 1'`);
    await call(addPost, post);
  });
});
