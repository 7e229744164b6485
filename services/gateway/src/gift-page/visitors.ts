import { recordView, type SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { Problem, unavailable } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Sessions } from '../session/sessions.js';
import { looksLikePerson } from './person-test.js';

/**
 * Milliseconds before each retry while gifting does not answer. After the last one, the next visit reports the view.
 */
const retries = [1_000, 3_000, 10_000, 30_000];
const mostWaiting = 1_000;

/** Reports views to gifting without delaying the visitor. */
@Injectable()
export class Visitors implements OnApplicationShutdown {
  private readonly logger = new Logger(Visitors.name);
  /** Share tokens of views that gifting has not confirmed. */
  private readonly unconfirmed = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
  ) {}

  /** Whether the visitor is the sender; undefined if identity does not answer. */
  async isSender(request: FastifyRequest, gift: SharedGift): Promise<boolean | undefined> {
    try {
      return (await this.sessions.of(request))?.caller.userId === gift.senderId;
    } catch {
      return undefined;
    }
  }

  /** Reports a view if the visitor looks like a person. Returns at once and never throws. */
  report(request: FastifyRequest, shareToken: string, gift: SharedGift): void {
    this.record(request, shareToken, gift).catch(() => undefined);
  }

  /**
   * Like {@link report}, but resolves once the view is stored.
   * @throws Problem 503 if gifting or identity does not answer
   */
  async record(request: FastifyRequest, shareToken: string, gift: SharedGift): Promise<void> {
    if (gift.isViewed || !looksLikePerson(request.method, request.headers)) return;
    const isSender = await this.isSender(request, gift);
    if (isSender === undefined) throw unavailable('identity');
    if (isSender) return;
    if (this.unconfirmed.has(shareToken)) throw unavailable('gifting');
    // Protects against floods. A refused visitor reports again.
    if (this.unconfirmed.size >= mostWaiting) throw unavailable('gifting');
    this.unconfirmed.add(shareToken);
    await this.attempt(shareToken, 0);
  }

  private async attempt(shareToken: string, retry: number): Promise<void> {
    try {
      await this.rpc.call(recordView, { shareToken });
    } catch (error) {
      const wait = retries[retry];
      if (error instanceof Problem && error.status === 503 && wait !== undefined) {
        this.later(shareToken, retry + 1, wait);
      } else {
        this.logger.warn(`a view was not recorded: ${String(error)}`);
        this.unconfirmed.delete(shareToken);
      }
      throw error;
    }
    this.unconfirmed.delete(shareToken);
  }

  private later(shareToken: string, retry: number, wait: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.attempt(shareToken, retry).catch(() => undefined);
    }, wait);
    this.timers.add(timer);
  }

  onApplicationShutdown(): void {
    this.timers.forEach(clearTimeout);
  }
}
