import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Posted {
  id: string;
  post: string;
  platforms: string[];
  mediaUrls?: string[];
  notes: string;
  idempotencyKey: string;
  postIds: object[];
  errors: object[];
}

interface Refusal {
  code: number;
  message?: string;
  retryAvailable?: boolean;
}

/**
 * An imitated Ayrshare whose replies a test chooses: `accept`; `swallow` accepts the post and holds back its reply; `busy`
 * is 429; `broken` accepts nothing and replies 500; `keyless` is 403.
 */
export class AyrshareDouble {
  mode: 'accept' | 'swallow' | 'busy' | 'broken' | 'keyless' = 'accept';
  /** Errors by Ayrshare's name of a network. */
  refusals: Record<string, Refusal> = {};
  /** Posts that a network accepted, oldest first. */
  readonly taken: Posted[] = [];
  /** Every request to post, also the failed ones. */
  readonly requests: { headers: IncomingMessage['headers']; body: Posted }[] = [];
  private readonly heldBack: (() => void)[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.serve(request, response));
  }

  static async start(): Promise<AyrshareDouble> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new AyrshareDouble(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api`;
  }

  /** Restores the state after the start. */
  reset(): void {
    this.mode = 'accept';
    this.refusals = {};
  }

  sendHeldReplies(): void {
    for (const answer of this.heldBack.splice(0)) answer();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = (text === '' ? {} : JSON.parse(text)) as Posted;
    const answer = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));

    const path = request.url!.split('?')[0];
    if (path === '/api/history') return void answer(200, { history: this.taken });
    if (path === '/api/analytics/post')
      return void answer(200, { twitter: { analytics: { publicMetrics: { likeCount: 7, impressionCount: 90 } } } });
    if (path !== '/api/post' || request.method !== 'POST') return void answer(404, {});

    this.requests.push({ headers: request.headers, body });
    if (this.mode === 'busy') return void answer(429, { status: 'error', code: 429, message: 'Too many requests' });
    if (this.mode === 'broken') return void answer(500, {});
    if (this.mode === 'keyless') return void answer(403, { status: 'error', code: 102, message: 'API Key not valid.' });
    const reply = this.take(body);
    if (this.mode === 'swallow') this.heldBack.push(() => answer(200, reply));
    else answer(reply.errors.length > 0 ? 400 : 200, reply);
  }

  private take(body: Posted): { status: string; errors: object[]; postIds: object[]; id: string } {
    if (this.taken.some(({ idempotencyKey }) => idempotencyKey === body.idempotencyKey))
      return { status: 'error', id: '', postIds: [], errors: [{ code: 165, message: 'Duplicate idempotencyKey' }] };
    const accepted = body.platforms.filter((platform) => !(platform in this.refusals));
    const postIds = accepted.map((platform) => ({
      status: 'success',
      id: randomUUID(),
      platform,
      postUrl: 'https://x.com/1',
    }));
    const errors = body.platforms
      .filter((platform) => platform in this.refusals)
      .map((platform) => ({ action: 'post', status: 'error', platform, ...this.refusals[platform] }));
    const id = randomUUID();
    if (postIds.length > 0) this.taken.push({ ...body, id, postIds, errors });
    return { status: errors.length > 0 ? 'error' : 'success', errors, postIds, id };
  }
}
