/** @jest-environment node */
import fc from 'fast-check';
import { eventsOf, type ServerEvent } from './event-stream.js';

/** A body that arrives in these chunks. */
function bodyOf(pieces: Uint8Array[], onCancel?: () => void): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: () => onCancel?.(),
  });
}
const bytes = (text: string) => new TextEncoder().encode(text);
async function all(body: ReadableStream<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of eventsOf(body)) events.push(event);
  return events;
}
const read = (...pieces: string[]) => all(bodyOf(pieces.map(bytes)));

describe('Server-sent events of an answer', () => {
  it('have a name and data of one or several lines', async () => {
    expect(await read('event: idea\ndata: {"index":0}\n\ndata: one\ndata:two\n\n')).toEqual([
      { name: 'idea', data: '{"index":0}' },
      { name: 'message', data: 'one\ntwo' },
    ]);
  });

  it('need data; comments and other fields are ignored', async () => {
    expect(await read(': keep-alive\n\nevent: idle\n\nid: 7\nretry: 10\ndata\n\n')).toEqual([
      { name: 'message', data: '' },
    ]);
  });

  it('are dropped if the answer ends inside them', async () => {
    expect(await read('data: whole\n\ndata: half')).toEqual([{ name: 'message', data: 'whole' }]);
    expect(await read('data: whole\n\ndata: half\n')).toEqual([{ name: 'message', data: 'whole' }]);
  });

  it('do not depend on chunks and line ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(60), { maxLength: 6 }),
        async (end, cuts) => {
          const whole = bytes(
            ['event: idea', 'data: Tee für zwei 🎁', 'data: ', 'data: $48', '', 'data: b', '', ''].join(end),
          );
          const at = [0, ...cuts.toSorted((a, b) => a - b), whole.length];
          const pieces = at.slice(1).map((to, index) => whole.slice(at[index], to));
          // A lone carriage return at the end is ambiguous until the next character.
          const events = await all(bodyOf([...pieces, bytes(`:${end}`)]));
          expect(events).toEqual([
            { name: 'idea', data: 'Tee für zwei 🎁\n\n$48' },
            { name: 'message', data: 'b' },
          ]);
        },
      ),
    );
  });

  it('cancel the answer when the loop ends', async () => {
    let isCancelled = false;
    const body = bodyOf([bytes('data: a\n\n'), bytes('data: b\n\n')], () => {
      isCancelled = true;
    });
    for await (const { data } of eventsOf(body)) {
      expect(data).toBe('a');
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
