import { jest } from '@jest/globals';
import { openLiveStream } from './live.js';

/** jsdom has no EventSource. This one dispatches the events that a test asks for. */
class StreamDouble extends EventTarget {
  static readonly CLOSED = 2;
  static opened: StreamDouble[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    StreamDouble.opened.push(this);
  }
  close() {
    this.readyState = StreamDouble.CLOSED;
  }
  happens(event: 'open' | 'gift' | 'user' | 'error', readyState = 1) {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }
}

describe('The live stream', () => {
  const onGiftChanged = jest.fn();
  const onUserChanged = jest.fn();
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    StreamDouble.opened = [];
    onGiftChanged.mockClear();
    onUserChanged.mockClear();
    globalThis.EventSource = StreamDouble as unknown as typeof EventSource;
    stop = openLiveStream({ gift: onGiftChanged, user: onUserChanged });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('reports gifts once when it opens, because one may have changed since the page was read', () => {
    const [stream] = StreamDouble.opened;
    expect(onGiftChanged).not.toHaveBeenCalled();
    stream!.happens('open');
    expect([onUserChanged.mock.calls.length, onGiftChanged.mock.calls.length]).toEqual([0, 1]);
  });

  it('reports a changed gift', () => {
    const [stream] = StreamDouble.opened;
    stream!.happens('open');
    onGiftChanged.mockClear();
    stream!.happens('gift');
    expect(onGiftChanged).toHaveBeenCalledTimes(1);
  });

  it('reports a changed user, and only that', () => {
    const [stream] = StreamDouble.opened;
    stream!.happens('open');
    onGiftChanged.mockClear();
    stream!.happens('user');
    expect([onUserChanged.mock.calls.length, onGiftChanged.mock.calls.length]).toEqual([1, 0]);
  });

  it('reports everything after a lost connection', () => {
    const [stream] = StreamDouble.opened;
    stream!.happens('open');
    onGiftChanged.mockClear();
    stream!.happens('error', 0);
    expect(onGiftChanged).not.toHaveBeenCalled();
    stream!.happens('open');
    expect([onUserChanged.mock.calls.length, onGiftChanged.mock.calls.length]).toEqual([1, 1]);
  });

  it('asks for the user after a refusal, reopens, and then reports everything', () => {
    StreamDouble.opened[0]!.happens('error', StreamDouble.CLOSED);
    expect([onUserChanged.mock.calls.length, onGiftChanged.mock.calls.length]).toEqual([1, 0]);
    jest.advanceTimersByTime(5_000);
    expect(StreamDouble.opened).toHaveLength(2);
    StreamDouble.opened[1]!.happens('open');
    expect(onGiftChanged).toHaveBeenCalledTimes(1);
  });

  it('stays closed after it was stopped', () => {
    StreamDouble.opened[0]!.happens('error', StreamDouble.CLOSED);
    stop();
    jest.advanceTimersByTime(60_000);
    expect(StreamDouble.opened).toHaveLength(1);
  });
});
