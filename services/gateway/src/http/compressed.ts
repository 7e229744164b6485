import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
/** Most of what the best level saves, at a fraction of its time. */
const level = 5;

/** Sends a page made for this request, compressed where the browser takes it. Files are compressed when they are built. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: string): Promise<void> {
  reply.header('vary', 'accept-encoding');
  const isTaken = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (isTaken) reply.header('content-encoding', 'gzip');
  void reply.send(isTaken ? await compress(page, { level }) : page);
}
