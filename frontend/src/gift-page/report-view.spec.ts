import { jest } from '@jest/globals';
import { reportView } from './report-view.js';

const fetchDouble = jest.fn<typeof fetch>();

function becomes(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('A view', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    fetchDouble.mockReset().mockReturnValue(new Promise(() => undefined));
    globalThis.fetch = fetchDouble;
    becomes('visible');
  });
  afterEach(() => {
    // Ends the listeners of the last report.
    becomes('visible');
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('is reported once, when the page has been looked at for a second and a half', () => {
    reportView('token', 'proof');
    jest.advanceTimersByTime(1_499);
    expect(fetchDouble).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(fetchDouble).toHaveBeenCalledWith('/api/gifts/view/token/seen', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: '{"visit":"proof"}',
    });
    becomes('hidden');
    becomes('visible');
    jest.advanceTimersByTime(10_000);
    expect(fetchDouble).toHaveBeenCalledTimes(1);
  });

  it('is not reported from a tab in the background', () => {
    becomes('hidden');
    reportView('token', 'proof');
    jest.advanceTimersByTime(60_000);
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('is not reported after a glance; leaving the page resets the time', () => {
    reportView('token', 'proof');
    jest.advanceTimersByTime(1_000);
    becomes('hidden');
    jest.advanceTimersByTime(5_000);
    becomes('visible');
    jest.advanceTimersByTime(1_000);
    expect(fetchDouble).not.toHaveBeenCalled();
    jest.advanceTimersByTime(500);
    expect(fetchDouble).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the server does not answer', () => Promise.reject(new TypeError('network'))],
    ['the server cannot take it', () => Promise.resolve({ status: 503 } as Response)],
  ])('is reported again while %s, until it succeeds', async (_what, trouble) => {
    fetchDouble.mockImplementation(trouble);
    reportView('token', 'proof');
    await jest.advanceTimersByTimeAsync(1_500 + 2_000 + 4_000);
    expect(fetchDouble).toHaveBeenCalledTimes(3);
    fetchDouble.mockImplementation(() => Promise.resolve({ status: 200 } as Response));
    await jest.advanceTimersByTimeAsync(8_000);
    expect(fetchDouble).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(fetchDouble).toHaveBeenCalledTimes(4);
  });
});
