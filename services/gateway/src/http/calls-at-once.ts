import { FairSlots } from '@presently/messaging/fair-slots';
import { Problem } from '@presently/messaging/problem';
import { callsAtOnce } from '@presently/rules/bounds';
import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GatewayEnv } from '../env.js';

const refusals = counter(metrics.rateLimited);

/** Limits the requests of one account that this replica works on at once. Further ones wait, and some are refused. */
@Injectable()
export class CallsAtOnce {
  private readonly slots: FairSlots | undefined;

  constructor({ RATE_LIMIT }: GatewayEnv) {
    if (RATE_LIMIT === 'off') return;
    this.slots = new FairSlots({ atOnce: Infinity, waiting: Infinity }, callsAtOnce[RATE_LIMIT]);
  }

  /**
   * Resolves when the request may begin. It ends with its answer.
   * @throws Problem `too-many-at-once`
   */
  async begin(userId: string, { raw }: FastifyReply): Promise<void> {
    const gone = new AbortController();
    const release = this.slots?.take(userId, gone.signal);
    raw.once('close', () => {
      gone.abort();
      void release?.then((end) => end?.());
    });
    if (!this.slots || (await release)) return;
    refusals.add(1, { 'presently.scope': 'at-once' });
    throw new Problem('too-many-at-once', 429, 'You do many things at once. Please wait a moment and try again.', {
      retryAfter: 1,
    });
  }
}
