import { setTimeout as delay } from 'node:timers/promises';
import { chrome, type Client } from '../world/client.ts';

/** A gift that the product accepted. */
export interface Accepted {
  id: string;
  address: string;
}

const pauseMs = 60;
/** Answered by identity, gifting and billing. */
const reads = ['GET /api/user', 'GET /api/recipients', 'GET /api/scheduled-gifts', 'GET /api/subscription'];

/** One sender in a loop: reads, sends, views what was sent, and keeps the live stream open. */
export class SteadyLoad {
  private isOver = false;
  private readonly over = new AbortController();
  private loops: Promise<void>[] = [];
  requests = 0;
  /** Events on the live stream. */
  hints = 0;
  readonly failures: string[] = [];
  readonly accepted: Accepted[] = [];

  constructor(
    private readonly client: Client,
    private readonly recipientId: string,
    private readonly name: string,
  ) {}

  start(): void {
    this.loops = [this.read(), this.send(), this.listen()];
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.over.abort();
    await Promise.all(this.loops);
  }

  private async read(): Promise<void> {
    while (!this.isOver) {
      for (const route of reads) {
        await this.expect(route, 200, () => this.client.call(route));
        await delay(pauseMs);
      }
    }
  }

  private async send(): Promise<void> {
    for (let nth = 1; !this.isOver; nth++) {
      const address = `${this.name}-${nth}@example.com`;
      const sent = await this.expect('send', 201, () => this.client.sendGift(this.recipientId, address));
      if (sent) {
        this.accepted.push({ id: sent.body.id as string, address });
        const view = `${this.client.url}/api/gifts/view/${sent.body.shareToken as string}`;
        await this.expect('view', 200, () => fetch(view, { headers: { 'user-agent': chrome } }));
      }
      await delay(pauseMs);
    }
  }

  /** A stream may end at any time and is opened again at once. Opening it must not fail. */
  private async listen(): Promise<void> {
    while (!this.isOver) {
      const stream = await this.expect('live', 200, () => this.client.listen(this.over.signal));
      try {
        for await (const chunk of stream?.body ?? []) if (Buffer.from(chunk).includes('event: gift')) this.hints++;
      } catch {
        // The replica ended, or this load did.
      }
      await delay(pauseMs);
    }
  }

  private async expect<T extends { status: number }>(
    what: string,
    status: number,
    ask: () => Promise<T>,
  ): Promise<T | undefined> {
    try {
      const answer = await ask();
      this.requests++;
      if (answer.status === status) return answer;
      this.failures.push(
        `${what}: ${answer.status} ${'text' in answer && typeof answer.text === 'string' ? answer.text : ''}`,
      );
    } catch (error) {
      if (!this.isOver) this.failures.push(`${what}: ${String(error)}`);
    }
    return undefined;
  }
}
