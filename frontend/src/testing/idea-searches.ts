import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import { ReadableStream } from 'node:stream/web';

const about = { source: 'model', isSandbox: false, generatedAt: '2026-01-01T00:00:00.000Z' };

/** For specs: one search as the server double receives it, and the ways to answer it. */
export interface Asked {
  body: Record<string, unknown>;
  accept: string | undefined;
  signal: AbortSignal;
  idea: (index: number, recommendation: Recommendation) => void;
  done: (more?: object) => void;
  problem: (body: object) => void;
  breakOff: () => void;
}
/** Answers a search with a stream, and adds it to these. */
export function streamed(init: RequestInit, searches: Asked[]): object {
  const headers = init.headers as Record<string, string>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      init.signal!.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
      const tell = (name: string, data: object) =>
        controller.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
      searches.push({
        body: JSON.parse(init.body as string) as never,
        accept: headers['Accept'],
        signal: init.signal!,
        idea: (index, recommendation) => tell('idea', { index, recommendation }),
        done: (more = {}) => tell('done', { ...about, ...more }),
        problem: (problem) => tell('problem', problem),
        breakOff: () => controller.close(),
      });
    },
  });
  return { ok: true, status: 200, headers: new Map([['content-type', 'text/event-stream']]), body };
}
