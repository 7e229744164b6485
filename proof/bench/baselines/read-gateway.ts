import { connectToNats } from '@presently/messaging/connection';
import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { options, serving } from './baseline.ts';

/** Fastify that forwards requests to the worker over NATS, without sessions, checks or traces. */
const nats = await connectToNats(options().broker, 'bench');
const server = fastify();
server.get<{ Params: { userId: string } }>('/recipients/:userId', async (request, reply) => {
  const answer = await nats.request('bench.recipients', request.params.userId, { timeout: 2_000 });
  return reply.type('application/json; charset=utf-8').send(Buffer.from(answer.data));
});
await server.listen({ host: '127.0.0.1', port: 0 });
serving((server.server.address() as AddressInfo).port);
