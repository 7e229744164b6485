import { networkOf } from '@presently/service/network-of';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** How long a browser may go on sending after its request has been answered, in milliseconds. */
const lingerMs = 5_000;
/** How long a connection stays open of which nothing more is read, so that its answer arrives. */
const answerMs = 1_000;
/** Bytes of a body that are read in any case: its sender has sent all of them, and goes on to its next request. */
const small = 256 * 1024;

/** Discards what is left of a body when its request has been answered. */
export function discardUnreadBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    // Else Node reads all of it at full speed as soon as the answer is written: it does so for bodies that nobody has
    // begun to read.
    if (!request.raw.complete) request.raw.read(0);
    done();
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) letGo(request.raw, networkOf(request.ip));
    done();
  });
}

/** Bodies of the last minute whose rest was discarded, by network. */
const lingered = new Map<string, number>();
const countedMs = 60_000;
/** Those whose rest is discarded now. */
let all = 0;
/**
 * From one network in a minute, and in all at once. Each holds what has arrived of it in memory, and hundreds of them keep
 * the garbage collector busy.
 */
const most = { ofNetwork: 8, inAll: 64 };
/** Milliseconds of pause after each chunk for each of them: together about 16 MB in a second. */
const pauseMs = 4;

/**
 * Discards the rest of the body for a moment: a browser reads a refusal only while its connection is open. All of them
 * together are read at a limited rate, so that large uploads, which are refused at once, cannot keep this process busy.
 * A network that has had many of them lately gets no more than its answer: nothing more is read, and the connection ends
 * a moment later. If it ended at once, its reset would overtake the answer.
 */
function letGo(request: IncomingMessage, network: string): void {
  // Its sender has gone: nothing more arrives, and nothing would end the count.
  if (request.closed) return;
  const isSmall = Number(request.headers['content-length'] ?? Infinity) <= small;
  const ofNetwork = lingered.get(network) ?? 0;
  const isRead = isSmall || (ofNetwork < most.ofNetwork && all < most.inAll);
  const cutOff = setTimeout(() => request.destroy(), isRead ? lingerMs : answerMs).unref();
  request.once('close', () => clearTimeout(cutOff));
  if (!isRead) return;
  if (!isSmall) {
    lingered.set(network, ofNetwork + 1);
    setTimeout(() => forget(network), countedMs).unref();
    all++;
    request.once('close', () => all--);
    request.on('data', () => {
      request.pause();
      setTimeout(() => request.resume(), pauseMs * all).unref();
    });
  }
  request.resume();
}

function forget(network: string): void {
  const left = lingered.get(network)! - 1;
  if (left > 0) lingered.set(network, left);
  else lingered.delete(network);
}
