import { Clock } from '@presently/service/clock';
import { PreviewAllowance, previewsPerMinute } from './preview-allowance.js';

class StandingClock extends Clock {
  time = new Date('2026-03-09T10:00:20Z');
  override now = () => this.time;
}

describe('The limit of previews', () => {
  it('counts each user separately and resets every minute', () => {
    const clock = new StandingClock();
    const allowance = new PreviewAllowance(clock);
    for (let count = 0; count < previewsPerMinute; count++) allowance.spend('maya');
    expect(() => allowance.spend('maya')).toThrow(
      expect.objectContaining({ code: 'too-many-requests', status: 429, detail: { retryAfter: 40 } }),
    );
    expect(() => allowance.spend('theo')).not.toThrow();
    clock.time = new Date('2026-03-09T10:01:00Z');
    expect(() => allowance.spend('maya')).not.toThrow();
  });
});
