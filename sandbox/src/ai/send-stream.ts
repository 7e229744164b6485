import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Streams an answer in chunks, for `stream: true`. */
export function sendStream(
  reply: FastifyReply,
  head: object,
  content: string,
  usage: object | undefined,
): FastifyReply {
  const chunk = (delta: object, finishReason: string | null = null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
  });
  const bits = content.match(/[\s\S]{1,24}/g) ?? [];
  const chunks = [
    // Clients require the role first.
    chunk({ role: 'assistant', content: '' }),
    ...bits.map((bit) => chunk({ content: bit })),
    chunk({}, 'stop'),
    ...(usage ? [{ ...chunk({}), choices: [], usage }] : []),
  ];
  const lines = [...chunks.map((each) => JSON.stringify(each)), '[DONE]'].map((data) => `data: ${data}\n\n`);
  return reply.type('text/event-stream').send(Readable.from(lines));
}
