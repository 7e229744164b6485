import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * The server-sent events of an answer, as they arrive. `EventSource` can only GET, and reconnects by itself; this reads
 * the answer of any call. Leaving the loop cancels the answer.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let arrived: ServerEvent[] = [];
  const parser = createParser({ onEvent: ({ event = 'message', data }) => arrived.push({ name: event, data }) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      const complete = arrived;
      arrived = [];
      yield* complete;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
