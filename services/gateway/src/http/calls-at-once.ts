import { FairSlots } from '@presently/messaging/calls/fair-slots';
import { Problem } from '@presently/messaging/problem';
import { callsAtOnce } from '@presently/rules/bounds';
import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GatewayEnv } from '../env.js';
import { abandoned } from './abandoned.js';
import { FairShare } from './fair-share.js';
import { pause } from './pause.js';

const refusals = counter(metrics.rateLimited);

/**
 * Limits the requests of one account that this replica works on at once, and its part of the work while others are
 * active. Further ones wait, and some are refused.
 */
@Injectable()
export class CallsAtOnce {
  private readonly slots: FairSlots | undefined;
  private readonly shares = new FairShare();

  constructor({ RATE_LIMIT }: GatewayEnv) {
    if (RATE_LIMIT === 'off') return;
    this.slots = new FairSlots({ atOnce: Infinity, waiting: Infinity }, callsAtOnce[RATE_LIMIT]);
  }

  /**
   * Resolves when the request may begin. It ends with its answer.
   * @throws Problem `too-many-at-once`; `abandoned` if the browser has gone while it waited
   */
  async begin(userId: string, { raw, request }: FastifyReply): Promise<void> {
    if (!this.slots) return;
    const gone = new AbortController();
    let end: (() => void) | undefined;
    raw.once('close', () => {
      gone.abort();
      end?.();
    });
    if (raw.destroyed) gone.abort();
    const release = await this.slots.take(userId, gone.signal);
    if (!release) throw gone.signal.aborted ? abandoned() : await tooMany(userId);
    const turn = await this.shares.turn(userId, `${request.method} ${request.routeOptions.url}`, gone.signal);
    if (turn && request.cost) {
      turn.spend(request.cost.ms);
      request.cost.onMore = turn.spend;
    }
    end = () => {
      turn?.end(raw.writableFinished);
      release();
    };
    if (!gone.signal.aborted) return;
    end();
    throw abandoned();
  }
}

async function tooMany(userId: string): Promise<Problem> {
  refusals.add(1, { 'presently.scope': 'at-once' });
  await pause(userId);
  return new Problem('too-many-at-once', 429, 'You do many things at once. Please wait a moment and try again.', {
    retryAfter: 1,
  });
}
