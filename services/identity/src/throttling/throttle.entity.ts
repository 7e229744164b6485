import { defineEntity, p } from '@mikro-orm/core';
import type { Limit } from './limits.js';

const ThrottleSchema = defineEntity({
  name: 'Throttle',
  tableName: 'throttles',
  properties: {
    /** Kind and hash of what is counted: `sign-in:account:…`. */
    key: p.text().primary(),
    attempts: p.integer(),
    firstAt: p.datetime().columnType('timestamptz'),
    lastAt: p.datetime().columnType('timestamptz').index('throttles_last_at_index'),
    blockedUntil: p.datetime().columnType('timestamptz').strictNullable(),
  },
});

export class Throttle extends ThrottleSchema.class {
  /**
   * Counts an attempt if it is allowed.
   * @returns the seconds to wait; 0 if the attempt is allowed
   */
  charge(limit: Limit, now: Date): number {
    if (this.blockedUntil && this.blockedUntil > now) {
      return Math.ceil((this.blockedUntil.getTime() - now.getTime()) / 1_000);
    }
    if (limit.isOver(this, now)) this.attempts = 0;
    if (this.attempts === 0) this.firstAt = now;
    this.attempts++;
    this.lastAt = now;
    this.blockedUntil = limit.blockedUntil(this);
    return 0;
  }
}
ThrottleSchema.setClass(Throttle);
