export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * The server-sent events of an answer, as they arrive. `EventSource` can only GET, and reconnects by itself; this reads
 * the answer of any call. Leaving the loop cancels the answer.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let name = 'message';
  let data: string[] = [];
  for await (const line of linesOf(body)) {
    if (line === '') {
      if (data.length > 0) yield { name, data: data.join('\n') };
      name = 'message';
      data = [];
      continue;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // A carriage return at the end of a chunk may be half of a line end. A text without a line end is no line.
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop()!;
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
