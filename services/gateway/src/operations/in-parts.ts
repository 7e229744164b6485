import type { PartialAnswers } from '@presently/contracts/kit/operation';
import { toProblem } from '@presently/messaging/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough, type Readable } from 'node:stream';

/** Whether a browser accepts server-sent events, named explicitly. */
export const wantsEvents = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.split(',').some((type) => type.split(';')[0]!.trim().toLowerCase() === 'text/event-stream');

/**
 * Answers with one server-sent event for each part, then with `done`, the rest of the answer and the number of parts in
 * it: sent parts beyond that are withdrawn. An error before the
 * first part is an answer with its own status; later it is an event `problem`.
 */
export function inParts(
  partial: PartialAnswers,
  reply: FastifyReply,
  call: (onPart: (part: unknown) => void) => Promise<object | null>,
): Promise<Readable> {
  const body = new PassThrough();
  const begun = Promise.withResolvers<Readable>();
  let hasBegun = false;
  const send = (event: string, data: unknown): void => {
    if (!hasBegun) {
      hasBegun = true;
      // Stops proxies from buffering the events.
      reply.header('x-accel-buffering', 'no').type('text/event-stream');
      begun.resolve(body);
    }
    if (!body.destroyed) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  call((part) => send(partial.event, part)).then(
    (answer) => {
      const { [partial.field]: parts, ...rest } = (answer ?? {}) as Record<string, unknown>;
      send('done', { ...rest, count: Array.isArray(parts) ? parts.length : 0 });
      body.end();
    },
    (thrown: unknown) => {
      if (!hasBegun) return begun.reject(thrown);
      send('problem', toProblem(thrown).toBody());
      body.end();
    },
  );
  return begun.promise;
}
