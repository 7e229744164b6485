import { untilNextCollection } from './collect-analytics.js';

const hour = 3_600_000;

describe('the analytics of a post', () => {
  it('are collected less often as the post grows older, and for a month', () => {
    expect([1, 48, 300, 900].map((age) => untilNextCollection(age * hour))).toEqual([hour, 6 * hour, 24 * hour, null]);
  });
});
