import type { FastifyInstance } from 'fastify';

/** Counts requests from arrival until the answer is sent or the client disconnects. */
export class RequestsUnderWay {
  private count = 0;
  private whenNone?: () => void;

  static watch(fastify: FastifyInstance): RequestsUnderWay {
    const requests = new RequestsUnderWay();
    fastify.addHook('onRequest', (_request, reply, done) => {
      requests.count++;
      // Several parts of the gateway listen for the end of a request; Node warns at eleven.
      reply.raw.setMaxListeners(20);
      reply.raw.once('close', () => requests.ended());
      done();
    });
    return requests;
  }

  private ended(): void {
    this.count--;
    if (this.count === 0) this.whenNone?.();
  }

  /** Resolves when no request is left, or after `patience` milliseconds. */
  async finished(patience: number): Promise<void> {
    if (this.count === 0) return;
    await new Promise<void>((resolve) => {
      this.whenNone = resolve;
      setTimeout(resolve, patience).unref();
    });
  }
}
