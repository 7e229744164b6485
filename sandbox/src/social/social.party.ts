import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Changes } from '../changes.js';
import type { FaultSwitches } from '../faults/fault-switches.js';
import { Outbox } from '../outbox/outbox.js';
import type { Party } from '../party.js';
import { analyticsOf } from './analytics.js';
import { capturePost, type CapturedPost } from './captured-post.js';
import { parsePost } from './post-request.js';

interface SocialOptions {
  url: () => string;
  outboxFile: string | undefined;
}

const day = 24 * 3_600_000;
/** Anywhere in a post: Ayrshare answers 429. */
const tooMuch = '#rate-limit';
const failure = (action: string, code: number, message: string) => ({ action, status: 'error', code, message });

/** An imitated Ayrshare with one account at each of four networks. */
export class SocialParty implements Party {
  readonly name = 'social';
  readonly title = 'Social networks';
  /** Every request, also those that no network accepted. */
  private readonly requests: Outbox<CapturedPost>;
  /** Aborted when the fault changes, so that it also ends the wait of `slow`. */
  private waiting = new AbortController();

  constructor(
    private readonly options: SocialOptions,
    private readonly faults: FaultSwitches,
    private readonly changes: Changes,
  ) {
    this.requests = new Outbox(options.outboxFile);
    faults.onChange(this.name, () => {
      this.waiting.abort();
      this.waiting = new AbortController();
    });
  }

  get address(): string {
    return `${this.options.url()}/ayrshare/api`;
  }

  /** Posts that a network accepted and that were not deleted, newest first. */
  get posts(): CapturedPost[] {
    return this.requests.list().filter(({ platforms, isDeleted }) => platforms.length > 0 && !isDeleted);
  }

  async start(): Promise<void> {}

  async stop(): Promise<void> {
    this.waiting.abort();
  }

  clear(): void {
    this.requests.clear();
  }

  routes(app: FastifyInstance): void {
    app.get('/outbox/social-posts', () => this.posts);
    app.post('/ayrshare/api/post', (request, reply) => this.answer(request, reply, () => this.post(request, reply)));
    app.delete('/ayrshare/api/post', (request, reply) =>
      this.answer(request, reply, () => this.remove(request, reply)),
    );
    app.get<{ Params: { id: string } }>('/ayrshare/api/history/:id', (request, reply) =>
      this.answer(request, reply, () => this.one(request.params.id, reply)),
    );
    app.get<{ Querystring: { lastDays?: string } }>('/ayrshare/api/history', (request, reply) =>
      this.answer(request, reply, () => this.history(request.query.lastDays)),
    );
    app.post('/ayrshare/api/analytics/post', (request, reply) =>
      this.answer(request, reply, () => this.analytics(request, reply)),
    );
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, how: () => unknown): Promise<unknown> {
    if (this.faults.get('social').mode === 'down') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (!/^Bearer \S/.test(request.headers.authorization ?? ''))
      return reply.code(403).send(failure('authorization', 102, 'API Key not valid.'));
    const answered = how();
    const fault = this.faults.get('social');
    // The post is stored before the wait: `slow` delays only the answer.
    if (fault.mode === 'slow')
      await delay(fault.delayMs, undefined, { signal: this.waiting.signal }).catch(() => undefined);
    return answered;
  }

  private post({ body }: FastifyRequest, reply: FastifyReply): object {
    const request = parsePost(body);
    if ('status' in request) {
      reply.code(400);
      return request;
    }
    if (request.post.includes(tooMuch)) {
      reply.code(429);
      return failure('post', 429, 'Too many requests. Please slow down.');
    }
    const earlier = this.requests.list();
    const { idempotencyKey } = request;
    if (idempotencyKey !== undefined && earlier.some((each) => each.idempotencyKey === idempotencyKey)) {
      reply.code(400);
      return failure('post', 165, 'Duplicate idempotencyKey: this post has been sent before.');
    }
    const captured = capturePost(request, earlier, this.faults.get('social'));
    this.requests.add(captured);
    this.changes.announce();
    const { id, postIds, errors, post } = captured;
    if (errors.length > 0) reply.code(400);
    return { status: errors.length > 0 ? 'error' : 'success', errors, postIds, id, post };
  }

  private remove({ body }: FastifyRequest, reply: FastifyReply): object {
    const { id } = (body ?? {}) as { id?: unknown };
    const found = typeof id === 'string' ? this.requests.find(id) : undefined;
    if (!found) {
      reply.code(404);
      return failure('delete', 114, 'Post ID not found.');
    }
    found.isDeleted = true;
    this.changes.announce();
    return Object.fromEntries(found.platforms.map((platform) => [platform, { action: 'delete', status: 'success' }]));
  }

  private one(id: string, reply: FastifyReply): object {
    const found = this.requests.find(id);
    if (found) return historyEntry(found);
    reply.code(404);
    return failure('history', 186, 'Post ID not found.');
  }

  private history(lastDays = '30'): object {
    const since = Date.now() - (Number(lastDays) || 30) * day;
    const entries = this.requests.list().filter(({ createdAt }) => Date.parse(createdAt) >= since);
    return { history: entries.map(historyEntry), count: entries.length };
  }

  private analytics({ body }: FastifyRequest, reply: FastifyReply): object {
    const { id, platforms } = (body ?? {}) as { id?: unknown; platforms?: unknown };
    const found = typeof id === 'string' ? this.requests.find(id) : undefined;
    if (!found) {
      reply.code(404);
      return failure('analytics', 186, 'Post ID not found.');
    }
    const asked = found.postIds.filter(({ platform }) => !Array.isArray(platforms) || platforms.includes(platform));
    const now = new Date();
    const counted = asked.map(
      ({ platform, id: networkId, postUrl }) =>
        [platform, { id: networkId, postUrl, analytics: analyticsOf(found, platform, now) }] as const,
    );
    return { ...Object.fromEntries(counted), status: 'success', code: 200, id: found.id };
  }
}

const historyEntry = ({ id, post, wanted, mediaUrls, postIds, errors, notes, isDeleted, createdAt }: CapturedPost) => ({
  id,
  post,
  platforms: wanted,
  mediaUrls,
  postIds,
  errors,
  ...(notes !== undefined && { notes }),
  status: isDeleted ? 'deleted' : errors.length > 0 ? 'error' : 'success',
  type: 'now',
  created: createdAt,
});
