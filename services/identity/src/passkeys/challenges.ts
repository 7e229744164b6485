import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { Challenge, type ChallengePurpose } from './challenge.entity.js';

/** How long a challenge is valid, in milliseconds. A suggestion of the browser may stay open for a while. */
export const challengeMs = 5 * 60_000;

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex');

interface Use {
  purpose: ChallengePurpose;
  /** Absent for a sign-in, whose user is not known yet. */
  userId?: string;
}

/** Challenges for authenticators: each is valid once, for five minutes, for one purpose and one user. */
@Injectable()
export class Challenges {
  constructor(private readonly clock: Clock) {}

  /** Draws a challenge. A user has one of each purpose: the newest. */
  async draw(em: EntityManager, { purpose, userId }: Use): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + challengeMs);
    if (userId) await em.nativeDelete(Challenge, { user: userId, purpose });
    await em.insert(Challenge, { hash: hashOf(challenge), purpose, user: userId ?? null, expiresAt });
    return challenge;
  }

  /** Uses a challenge up. @returns whether it was valid */
  async take(em: EntityManager, challenge: string, { purpose, userId }: Use): Promise<boolean> {
    const taken = await em.nativeDelete(Challenge, {
      hash: hashOf(challenge),
      purpose,
      user: userId ?? null,
      expiresAt: { $gt: this.clock.now() },
    });
    return taken > 0;
  }
}
