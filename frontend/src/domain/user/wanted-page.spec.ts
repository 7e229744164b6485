import { jest } from '@jest/globals';
import { keepWanted, takeWanted } from './wanted-page.js';

describe('the page that a sign-in with a provider was for', () => {
  afterEach(() => {
    sessionStorage.clear();
    jest.useRealTimers();
  });

  it('is opened once', () => {
    keepWanted('/oauth/authorize?client_id=a&state=b');
    expect(takeWanted()).toBe('/oauth/authorize?client_id=a&state=b');
    expect(takeWanted()).toBeUndefined();
  });

  it('is the one of the last sign-in', () => {
    keepWanted('/recipients?ideas=1');
    keepWanted(undefined);
    expect(takeWanted()).toBeUndefined();
  });

  it('is forgotten after ten minutes', () => {
    jest.useFakeTimers();
    keepWanted('/recipients?ideas=1');
    jest.advanceTimersByTime(10 * 60_000);
    expect(takeWanted()).toBeUndefined();
  });

  it.each(['//evil.example', String.raw`/\evil.example`, 'https://evil.example', '', 7, null, {}])(
    'is none of another site, nor %j',
    (path) => {
      sessionStorage.setItem('presently-wanted', JSON.stringify([path, Date.now()]));
      expect(takeWanted()).toBeUndefined();
    },
  );

  it('is none where the storage holds something else', () => {
    sessionStorage.setItem('presently-wanted', '{');
    expect(takeWanted()).toBeUndefined();
  });
});
