import { Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';

const minute = 60_000;
export const previewsPerMinute = 30;

/** Limits the previews of one user in a minute, on this replica. */
@Injectable()
export class PreviewAllowance {
  private readonly spent = new Map<string, number>();
  private countedMinute = 0;

  constructor(private readonly clock: Clock) {}

  /** @throws Problem `too-many-requests` */
  spend(userId: string): void {
    const now = this.clock.now().getTime();
    const current = Math.floor(now / minute);
    if (current !== this.countedMinute) this.spent.clear();
    this.countedMinute = current;
    const spent = this.spent.get(userId) ?? 0;
    if (spent >= previewsPerMinute) {
      throw new Problem('too-many-requests', 429, 'That was a lot at once. Please wait a moment and try again.', {
        retryAfter: Math.ceil(((current + 1) * minute - now) / 1000),
      });
    }
    this.spent.set(userId, spent + 1);
  }
}
