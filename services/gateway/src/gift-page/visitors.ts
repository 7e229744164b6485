import { recordView, type SharedGift } from '@presently/contracts/gifts';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Sessions } from '../session/sessions.js';
import { looksLikePerson } from './person-test.js';

/** Milliseconds before each further try while gifting does not answer; after the last the next visit tells. */
const retries = [1_000, 3_000, 10_000, 30_000];
const mostWaiting = 1_000;

/** Tells gifting that the recipient has looked, without letting the recipient wait for it. */
@Injectable()
export class Visitors implements OnApplicationShutdown {
  private readonly logger = new Logger(Visitors.name);
  /** Share tokens of views that gifting has not confirmed yet. */
  private readonly unconfirmed = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
  ) {}

  /** Whether the sender looks at their own gift; undefined when nobody can tell. */
  async isSender(request: FastifyRequest, gift: SharedGift): Promise<boolean | undefined> {
    try {
      return (await this.sessions.of(request))?.caller.userId === gift.senderId;
    } catch {
      return undefined;
    }
  }

  /** Counts a view where it looks like one. Returns at once; never fails. */
  note(request: FastifyRequest, shareToken: string, gift: SharedGift): void {
    if (gift.isViewed || !looksLikePerson(request.method, request.headers)) return;
    void this.isSender(request, gift).then((isSender) => {
      if (isSender === false) this.record(shareToken);
    });
  }

  private record(shareToken: string): void {
    if (this.unconfirmed.has(shareToken) || this.unconfirmed.size >= mostWaiting) return;
    this.unconfirmed.add(shareToken);
    void this.attempt(shareToken, 0);
  }

  private async attempt(shareToken: string, retry: number): Promise<void> {
    try {
      await this.rpc.call(recordView, { shareToken });
    } catch (error) {
      const wait = retries[retry];
      if (error instanceof Problem && error.status === 503 && wait !== undefined)
        return this.later(shareToken, retry + 1, wait);
      this.logger.warn(`a view was not recorded: ${String(error)}`);
    }
    this.unconfirmed.delete(shareToken);
  }

  private later(shareToken: string, retry: number, wait: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.attempt(shareToken, retry);
    }, wait);
    this.timers.add(timer);
  }

  onApplicationShutdown(): void {
    this.timers.forEach(clearTimeout);
  }
}
