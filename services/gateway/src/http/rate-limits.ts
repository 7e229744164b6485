import rateLimit from '@fastify/rate-limit';
import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import { Problem } from '@presently/messaging/problem';
import { networkOf } from '@presently/service/network-of';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from '../env.js';
import { pathOf } from './path-of.js';
import { pause } from './pause.js';

/** Requests a minute. */
const allowances: Record<Exclude<RateLimit, 'off'>, { address: number; user: number }> = {
  strict: { address: 300, user: 120 },
  relaxed: { address: 6_000, user: 6_000 },
};
/** Files of the frontend are many, cached and cheap, so they are not counted. */
const isCounted = (url: string) => /^\/((api|calendar|gift|media|oauth)\/|mcp$)/.test(pathOf(url));

const refusals = counter(metrics.rateLimited);

type Limiter = (request: FastifyRequest) => Promise<{ isExceeded?: boolean; ttlInSeconds?: number }>;

/**
 * Limits requests per address and per user on this replica. Services enforce limits across replicas (sign-ins, gifts a
 * month) in their databases. Who has been signed in lately is counted apart from the address: others behind it, such as
 * those of an office or of a mobile carrier, must not use up what this person needs.
 */
export class RateLimits {
  /** The user of a session that was valid lately. The gateway sets it once it can ask. */
  knownUserOf: (request: FastifyRequest) => string | undefined = () => undefined;
  private perAddress?: Limiter;
  private perKnown?: Limiter;
  private perUser?: Limiter;

  static async register(fastify: FastifyInstance, level: RateLimit): Promise<RateLimits> {
    const limits = new RateLimits();
    if (level === 'off') return limits;
    await fastify.register(rateLimit, { global: false, cache: 50_000 });
    const limiter = (max: number, keyGenerator?: (request: FastifyRequest) => string) =>
      fastify.createRateLimit({ max, timeWindow: 60_000, ...(keyGenerator && { keyGenerator }) }) as Limiter;
    limits.perAddress = limiter(allowances[level].address, ({ ip }) => networkOf(ip));
    limits.perKnown = limiter(allowances[level].address, (request) => limits.knownUserOf(request)!);
    limits.perUser = limiter(allowances[level].user, (request) => request.session!.caller.userId);
    fastify.addHook('onRequest', async (request) => {
      if (isCounted(request.url)) await limits.spendAddress(request);
    });
    return limits;
  }

  /**
   * For pages that call services but are not counted by path.
   * @throws Problem `too-many-requests` if the address has exceeded its limit
   */
  async spendAddress(request: FastifyRequest): Promise<void> {
    const user = this.knownUserOf(request);
    const limiter = user === undefined ? this.perAddress : this.perKnown;
    if (limiter) await spend(limiter, request, 'address', user ?? networkOf(request.ip));
  }

  /** @throws Problem `too-many-requests` if the user has exceeded their limit */
  async spendUser(request: FastifyRequest): Promise<void> {
    if (this.perUser) await spend(this.perUser, request, 'user', request.session!.caller.userId);
  }
}

async function spend(
  limiter: Limiter,
  request: FastifyRequest,
  scope: 'address' | 'user',
  whose: string,
): Promise<void> {
  const { isExceeded, ttlInSeconds } = await limiter(request);
  if (!isExceeded) return;
  refusals.add(1, { 'presently.scope': scope });
  await pause(whose);
  throw new Problem('too-many-requests', 429, 'That was a lot at once. Please wait a moment and try again.', {
    retryAfter: ttlInSeconds ?? 60,
  });
}
