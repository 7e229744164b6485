import type { PartialAnswers } from '@presently/contracts/kit/operation';
import { toProblem } from '@presently/messaging/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough, type Readable } from 'node:stream';

/** Whether a browser asks for server-sent events, rather than for JSON or for anything. */
export const wantsEvents = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.split(',').some((type) => type.split(';')[0]!.trim().toLowerCase() === 'text/event-stream');

/**
 * Answers with one server-sent event for each part, then with `done` and whatever of the answer is not in the parts. What
 * goes wrong before the first part is an answer with its own status, like any other; later it is an event `problem`.
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
      // Proxies that buffer would hold every event back.
      reply.header('x-accel-buffering', 'no').type('text/event-stream');
      begun.resolve(body);
    }
    if (!body.destroyed) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  call((part) => send(partial.event, part)).then(
    (answer) => {
      const { [partial.field]: _parts, ...rest } = (answer ?? {}) as Record<string, unknown>;
      send('done', rest);
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
