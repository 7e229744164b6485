import { jest } from '@jest/globals';
import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import type { Event } from '@presently/contracts/kit/event';
import type { RpcClient } from '@presently/messaging/rpc-client';
import type { EventBroadcasts } from '@presently/service/event-broadcasts';
import { aCaller } from '@presently/testing/a-caller';
import type { Readable } from 'node:stream';
import type { Session } from '../http/session.js';
import { LiveStreams } from './live-streams.js';

const session: Session = {
  caller: aCaller({ userId: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11' }),
  token: 't',
  hash: 'h',
  expiresAt: new Date(),
};

describe('an open stream', () => {
  let streams: LiveStreams;
  let publish: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const listeners = new Map<Event, (envelope: object) => void>();
    const overhear = (event: Event, listener: (envelope: object) => void) => listeners.set(event, listener);
    const subscribe = () => ({ unsubscribe() {} });
    streams = new LiveStreams(
      { overhear } as unknown as EventBroadcasts,
      { nats: { subscribe } } as unknown as RpcClient,
    );
    publish = () => listeners.get(giftViewed)!({ data: { senderId: session.caller.userId, giftId: 'g' } });
  });
  afterEach(() => {
    streams.onModuleDestroy();
    jest.useRealTimers();
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const textOf = (stream: Readable) => {
    const chunks: string[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    return () => chunks.join('');
  };

  it('sends a heartbeat every twenty seconds, so that no proxy closes it', async () => {
    const text = textOf(streams.open(session));
    jest.advanceTimersByTime(40_000);
    await settle();
    expect(text()).toBe('retry: 2000\n\n:\n\n:\n\n');
  });

  it('ends after 15 minutes, so that the browser sends its cookie again', async () => {
    const stream = streams.open(session);
    stream.resume();
    jest.advanceTimersByTime(15 * 60_000);
    await settle();
    await settle();
    expect(stream.destroyed).toBe(true);
  });

  it('is closed if the browser does not read, to save memory', async () => {
    const [idle, reading] = [streams.open(session), streams.open(session)];
    const text = textOf(reading);
    for (let i = 0; i < 3_000; i++) {
      publish();
      if (i % 100 === 0) await settle();
    }
    await settle();
    expect(idle.destroyed).toBe(true);
    expect(reading.destroyed).toBe(false);
    expect(text().match(/event: gift/g)).toHaveLength(3_000);
  });
});
