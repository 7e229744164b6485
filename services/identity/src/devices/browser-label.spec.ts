import { browserLabel } from './browser-label.js';

describe('the label of a browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['', 'Unknown browser'],
    ['   ', 'Unknown browser'],
  ])('%s is %s', (agent, label) => {
    expect(browserLabel(agent)).toBe(label);
  });

  it('of an agent that nobody knows is short', () => {
    expect(browserLabel('x'.repeat(500)).length).toBeLessThanOrEqual(60);
    expect(browserLabel(undefined)).toBe('Unknown browser');
  });
});
