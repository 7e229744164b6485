import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

/** A gift that was accepted: what became of it can be asked later. */
export interface Accepted {
  id: string;
  address: string;
}

const pauseMs = 60;
/** Answered by identity, gifting and billing. */
const reads = ['GET /api/user', 'GET /api/recipients', 'GET /api/scheduled-gifts', 'GET /api/subscription'];

/** What one person does all the time: reads, sends, looks at what was sent, and keeps a page open that is told of news. */
export class SteadyLoad {
  private isOver = false;
  private readonly over = new AbortController();
  private loops: Promise<void>[] = [];
  requests = 0;
  /** Times the open page was told of something. */
  hints = 0;
  readonly failures: string[] = [];
  readonly accepted: Accepted[] = [];

  constructor(
    private readonly url: string,
    private readonly visitor: Visitor,
    private readonly recipientId: string,
    private readonly name: string,
  ) {}

  start(): void {
    this.loops = [this.reading(), this.sending(), this.listening()];
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.over.abort();
    await Promise.all(this.loops);
  }

  private async reading(): Promise<void> {
    while (!this.isOver) {
      for (const route of reads) {
        await this.expect(route, 200, () => this.visitor.call(route));
        await sleep(pauseMs);
      }
    }
  }

  private async sending(): Promise<void> {
    for (let nth = 1; !this.isOver; nth++) {
      const address = `${this.name}-${nth}@example.com`;
      const sent = await this.expect('send', 201, () => this.visitor.sendGift(this.recipientId, address, randomUUID()));
      if (sent) {
        this.accepted.push({ id: sent.body.id as string, address });
        const view = `/api/gifts/view/${sent.body.shareToken as string}`;
        const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' };
        await this.expect('view', 200, () => fetch(this.url + view, { headers }));
      }
      await sleep(pauseMs);
    }
  }

  /** A stream may end at any time, and a browser opens it again at once: opening it is what must not fail. */
  private async listening(): Promise<void> {
    while (!this.isOver) {
      const stream = await this.expect('live', 200, () => this.visitor.listen(this.over.signal));
      try {
        for await (const chunk of stream?.body ?? []) if (Buffer.from(chunk).includes('event: gift')) this.hints++;
      } catch {
        // Cut off, by a replica that ended or by our own end.
      }
      await sleep(pauseMs);
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
      this.failures.push(`${what}: ${answer.status} ${'text' in answer ? String(answer.text) : ''}`);
    } catch (error) {
      if (!this.isOver) this.failures.push(`${what}: ${String(error)}`);
    }
    return undefined;
  }
}
