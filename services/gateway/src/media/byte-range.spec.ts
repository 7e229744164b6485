import { byteRangeOf } from './byte-range.js';

describe('the byte range of a request', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
  ])('is, for %s of 100 bytes, %j', (header, range) => {
    expect(byteRangeOf(header, 100)).toEqual(range);
  });

  it.each([
    undefined,
    '',
    'bytes=-',
    'bytes=20-10',
    'bytes=a-b',
    'bytes=0-1,5-6',
    'lines=0-1',
    'bytes=0-1x',
    'bytes= 0-1',
  ])('is the whole recording for %j', (header) => {
    expect(byteRangeOf(header, 100)).toBeUndefined();
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('cannot be satisfied for %s', (header) => {
    expect(byteRangeOf(header, 100)).toBeNull();
  });
});
