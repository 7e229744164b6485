import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../../libs/cli/src/failure.ts';
import { line, seconds } from '../../../libs/cli/src/say.ts';
import { ChildLog } from './child-log.ts';

const firstBackoffMs = 200;
const longestBackoffMs = 5_000;
/** A process that has run this long counts as healthy again. */
const steadyAfterMs = 30_000;
const readyWithinMs = 60_000;
const askEveryMs = 50;
const stuckAfter = 3;
const usualWatchMs = 5_000;
/** Starting fails after this many deaths before the process was ready. */
const failedStarts = 3;

export interface ProcessPlan {
  name: string;
  spawn: () => ChildProcess;
  /** Polled while the process starts. */
  isReady: () => Promise<boolean>;
  /** Polled while the process runs, if it can hang. After three failures in a row it is killed. */
  isAlive?: () => Promise<boolean>;
  /** Milliseconds between two of those polls. */
  watchEveryMs?: number;
  stopSignal: 'SIGINT' | 'SIGTERM';
}

/** How long to wait before the next start, by the number of recent deaths. */
export const backoff = (deaths: number): number =>
  Math.min(firstBackoffMs * 2 ** Math.max(deaths - 1, 0), longestBackoffMs);

const describeEnd = ({ exitCode, signalCode }: ChildProcess): string => signalCode ?? `exit ${exitCode}`;

/** A process that is restarted whenever it dies, until it is told to stop. */
export class ManagedProcess {
  readonly name: string;
  private readonly log: ChildLog;
  private child?: ChildProcess;
  private deaths = 0;
  private wasReady = false;
  private isStopping = false;
  private readonly stopped = new AbortController();

  private readonly plan: ProcessPlan;
  private readonly say: (text: string) => void;
  private readonly onPid: () => void;

  /** @param onPid called when the process id changes */
  constructor(plan: ProcessPlan, logFile: string, say: (text: string) => void, onPid: () => void) {
    this.name = plan.name;
    this.plan = plan;
    this.say = say;
    this.onPid = onPid;
    this.log = new ChildLog(logFile, (headline) => say(line(plan.name, headline)));
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Resolves when the process is ready. @throws Failure if it keeps dying before that, or takes too long */
  async start(): Promise<void> {
    const started = performance.now();
    this.launch();
    await this.untilReady(readyWithinMs);
    this.wasReady = true;
    if (!this.isStopping) this.say(line(this.name, 'up', performance.now() - started));
    void this.watch();
  }

  /** Asks the process to end. Resolves when it has ended. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.log.isQuiet = true;
    this.stopped.abort();
    const { child } = this;
    if (child && isRunning(child)) {
      child.kill(this.plan.stopSignal);
      if (isRunning(child)) await once(child, 'exit');
    }
    await this.log.close();
  }

  /** Kills a process that did not end when asked. */
  kill(): void {
    if (this.child && isRunning(this.child)) this.child.kill('SIGKILL');
  }

  /** Kills a process that hangs, so that it is restarted. */
  private async watch(): Promise<void> {
    const { isAlive, watchEveryMs = usualWatchMs } = this.plan;
    if (!isAlive) return;
    let stuckFor = 0;
    while (!this.isStopping) {
      await delay(watchEveryMs, undefined, { signal: this.stopped.signal }).catch(() => undefined);
      const { child } = this;
      stuckFor = (await isAlive()) || child !== this.child ? 0 : stuckFor + 1;
      if (stuckFor < stuckAfter || this.isStopping) continue;
      this.say(line(this.name, 'is stuck; killing it'));
      this.kill();
      stuckFor = 0;
    }
  }

  private launch(): void {
    const child = this.plan.spawn();
    const launched = Date.now();
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) if (stream) this.log.follow(stream);
    child.once('error', (error) => (this.log.lastWords = error.message));
    // On `close`, not on `exit`: by then all of its output has been read.
    child.once('close', () => {
      if (this.isStopping) return;
      this.deaths = Date.now() - launched > steadyAfterMs ? 1 : this.deaths + 1;
      void this.relaunch(child);
    });
    this.onPid();
  }

  private async relaunch(dead: ChildProcess): Promise<void> {
    if (!this.wasReady && this.deaths >= failedStarts) return;
    const wait = backoff(this.deaths);
    const why = this.log.lastWords ? `${describeEnd(dead)}: ${this.log.lastWords}` : describeEnd(dead);
    this.log.lastWords = '';
    this.say(line(this.name, `died (${why}); starting again in ${seconds(wait)}`));
    const died = performance.now();
    try {
      await delay(wait, undefined, { signal: this.stopped.signal });
      this.launch();
      if (!this.wasReady) return;
      await this.untilReady(Infinity);
      this.say(line(this.name, 'back', performance.now() - died));
    } catch {
      // Stopped in the meantime, or dead again. Another start follows each death.
    }
  }

  private async untilReady(withinMs: number): Promise<void> {
    const { child } = this;
    for (const deadline = Date.now() + withinMs; !this.isStopping; await delay(askEveryMs)) {
      // Once it has been ready, every restart waits by itself.
      if (this.wasReady && this.child !== child) throw new Error('superseded');
      if (!this.wasReady && this.deaths >= failedStarts)
        throw new Failure(`${this.name} does not start. ${this.log.lastWords}\nIts log: ${this.log.path}`);
      if (this.child && isRunning(this.child) && (await this.plan.isReady())) return;
      if (Date.now() > deadline)
        throw new Failure(`${this.name} is not ready after ${seconds(withinMs)}. Its log: ${this.log.path}`);
    }
  }
}

const isRunning = (child: ChildProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** Whether an address answers 200 within a short time. */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200;
  } catch {
    return false;
  }
}
