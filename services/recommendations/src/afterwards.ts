import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/** Work behind an answer, or by the clock. Nobody waits for it but the end of the service, which aborts it. */
@Injectable()
export class Afterwards implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Afterwards.name);
  private readonly ending = new AbortController();
  private readonly running = new Set<Promise<unknown>>();

  /**
   * Begins a piece of work. It never throws.
   * @param what is missing if it fails, for the log: `No recipe`
   * @param work gets a signal that aborts at the end of the service
   */
  begin(what: string, work: (signal: AbortSignal) => Promise<unknown>): void {
    const { signal } = this.ending;
    if (signal.aborted) return;
    const running = work(signal)
      .catch((error: unknown) => {
        if (!signal.aborted) this.logger.warn(`${what}: ${String(error)}`);
      })
      .finally(() => this.running.delete(running));
    this.running.add(running);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort(new Error('the service ends'));
    await Promise.all(this.running);
  }
}
