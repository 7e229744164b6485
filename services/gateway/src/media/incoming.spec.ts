import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Incoming } from './incoming.js';

const allowance = { most: 1_000, patienceMs: 200 };

/** Sends chunks of some bytes, with pauses. */
function sending(sizes: number[], pauseMs = 0): Readable {
  return Readable.from(
    (async function* () {
      for (const size of sizes) {
        if (pauseMs > 0) await delay(pauseMs);
        yield Buffer.alloc(size, 'x');
      }
    })(),
  );
}
const restOf = (incoming: Incoming) => buffer(Readable.from(incoming.rest()));

describe('an incoming recording', () => {
  it('is read completely, first its start, and counted', async () => {
    const incoming = new Incoming(sending([10, 20, 30]), allowance);
    const start = await incoming.start(15);
    expect([start.length, (await restOf(incoming)).length, incoming.size]).toEqual([30, 30, 60]);
  });

  it('may be shorter than the requested start, or empty', async () => {
    expect((await new Incoming(sending([10]), allowance).start(100)).length).toBe(10);
    expect((await new Incoming(sending([]), allowance).start(100)).length).toBe(0);
  });

  it('may have at most as many bytes as allowed', async () => {
    expect((await restOf(new Incoming(sending([600, 400]), allowance))).length).toBe(1_000);
    const incoming = new Incoming(sending([600, 401]), allowance);
    await expect(restOf(incoming)).rejects.toMatchObject({ code: 'media.too-large', status: 413 });
    expect(incoming.refusal).toMatchObject({ code: 'media.too-large' });
  });

  it('is refused if it stalls or is too slow', async () => {
    const halting = new Incoming(sending([10, 10], 1_000), allowance);
    await expect(restOf(halting)).rejects.toMatchObject({ code: 'media.too-slow', status: 408 });
    const trickling = new Incoming(sending(Array<number>(40).fill(1), 20), allowance);
    await expect(restOf(trickling)).rejects.toMatchObject({ code: 'media.too-slow' });
  });

  it('is not charged for slow storage', async () => {
    const incoming = new Incoming(sending(Array<number>(10).fill(1)), allowance);
    let read = 0;
    for await (const chunk of incoming.rest()) {
      await delay(40);
      read += chunk.length;
    }
    expect(read).toBe(10);
  });

  it('is refused as broken off if the sender disconnects', async () => {
    const source = new Readable({ read() {} });
    const incoming = new Incoming(source, allowance);
    source.push(Buffer.alloc(5));
    expect((await incoming.start(1)).length).toBe(5);
    source.destroy(new Error('aborted'));
    await expect(restOf(incoming)).rejects.toMatchObject({ code: 'media.broken-off', status: 400 });
  });

  it('leaves the rest of its source to another reader', async () => {
    const source = sending([600, 600, 600]);
    const incoming = new Incoming(source, allowance);
    await expect(restOf(incoming)).rejects.toMatchObject({ status: 413 });
    await incoming.leave();
    expect(source.destroyed).toBe(false);
    expect((await buffer(source)).length).toBe(600);
  });
});
