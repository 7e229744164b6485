import { FairSlots } from '@presently/messaging/calls/fair-slots';
import { Problem } from '@presently/messaging/problem';
import { callsAtOnce } from '@presently/rules/bounds';
import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GatewayEnv } from '../env.js';
import { FairShare, mostOf } from './fair-share.js';
import { pause } from './pause.js';
import { WorkClock } from './work-clock.js';

const refusals = counter(metrics.rateLimited);

/**
 * Limits the requests of one account that this replica works on at once, and its part of the work while others are
 * active. Further ones wait, and some are refused.
 */
@Injectable()
export class CallsAtOnce {
  private readonly slots: FairSlots | undefined;
  private readonly shares = new FairShare();
  private readonly clock = new WorkClock();

  constructor({ RATE_LIMIT }: GatewayEnv) {
    if (RATE_LIMIT === 'off') return;
    this.slots = new FairSlots({ atOnce: Infinity, waiting: Infinity }, callsAtOnce[RATE_LIMIT]);
  }

  /**
   * Resolves when the request may begin. It ends with its answer.
   * @throws Problem `too-many-at-once`
   */
  async begin(userId: string, { raw, request }: FastifyReply): Promise<void> {
    const gone = new AbortController();
    if (!this.slots) return;
    let end: (() => void) | undefined;
    raw.once('close', () => {
      gone.abort();
      end?.();
    });
    const release = await this.slots.take(userId, gone.signal);
    if (release) {
      end = release;
      const kind = request.method === 'GET' ? 'read' : 'other';
      const settle = await this.shares.turn(userId, kind, gone.signal);
      const worked = this.clock.begin(mostOf[kind]);
      end = () => {
        settle(worked());
        release();
      };
      if (raw.destroyed) end();
      return;
    }
    refusals.add(1, { 'presently.scope': 'at-once' });
    await pause(userId);
    throw new Problem('too-many-at-once', 429, 'You do many things at once. Please wait a moment and try again.', {
      retryAfter: 1,
    });
  }
}
