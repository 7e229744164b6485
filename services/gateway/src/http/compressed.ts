import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
/** Saves almost as much as the best level, in a fraction of its time. */
const level = 5;

/** Sends a rendered page, compressed if the browser accepts it. Files are compressed by the build. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: string): Promise<void> {
  reply.header('vary', 'accept-encoding');
  const isTaken = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (isTaken) reply.header('content-encoding', 'gzip');
  void reply.send(isTaken ? await compress(page, { level }) : page);
}
