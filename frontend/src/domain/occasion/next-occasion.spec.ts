/** @jest-environment node */
import { anUpcomingOccasion } from '../../testing/builders.js';
import { nextOccasion } from './next-occasion.js';

const today = new Date(2026, 1, 1, 18);
const on = (nextOn: string | null) => anUpcomingOccasion({ id: nextOn ?? 'never', nextOn });

describe('The next occasion', () => {
  it('is the nearest within 60 days', () => {
    expect(nextOccasion([on('2026-03-20'), on('2026-02-09'), on(null)], today)?.id).toBe('2026-02-09');
    expect(nextOccasion([on('2026-02-01')], today)?.id).toBe('2026-02-01');
    expect(nextOccasion([on('2026-04-02')], today)?.id).toBe('2026-04-02');
  });

  it('is none if all are later, over, or no dates', () => {
    expect(nextOccasion([on('2026-04-03'), on('2026-01-31'), on(null), on('some day')], today)).toBeUndefined();
  });
});
