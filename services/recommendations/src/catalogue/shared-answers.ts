import { setTimeout as sleep } from 'node:timers/promises';

interface Flight<T> {
  answer: Promise<T | undefined>;
  since: number;
}

/** Keys of one question. */
interface Batch<T> {
  keys: string[];
  answers: Promise<Map<string, T>>;
}

interface Options<T> {
  /** What is stored already. */
  load: (keys: readonly string[]) => Promise<Map<string, T>>;
  /** Asks for those that are not stored, and stores the answers. Those without an answer are missing. */
  ask: (keys: readonly string[]) => Promise<Map<string, T>>;
  /** Milliseconds from the first call for a key on, after which calls go on without its answer. */
  patienceMs: number;
  /** Gets what load and ask throw: the calls go on without an answer. */
  onError: (error: unknown) => void;
}

/** Calls within these milliseconds become one question. */
const gatherMs = 10;
/** Keys of one question. */
const mostAtOnce = 10;
/** Answers in memory, and keys without an answer that are not asked for again for a while. */
const mostKept = 2_000;
const keptMs = 10 * 60_000;
const pauseMs = 60_000;

/** Answers that are the same for everybody: asked once, shared by concurrent calls, and remembered for a while. */
export class SharedAnswers<T> {
  private readonly flights = new Map<string, Flight<T>>();
  private readonly kept = new Map<string, { answer: T | undefined; until: number }>();
  private batch: Batch<T> | undefined;

  constructor(private readonly options: Options<T>) {}

  /** The answers that are there within the patience. */
  async get(keys: readonly string[], signal?: AbortSignal): Promise<Map<string, T>> {
    const found = new Map<string, T>();
    await Promise.all(
      keys.map(async (key) => {
        const answer = await this.one(key, signal);
        if (answer !== undefined) found.set(key, answer);
      }),
    );
    return found;
  }

  private async one(key: string, signal?: AbortSignal): Promise<T | undefined> {
    const kept = this.kept.get(key);
    if (kept && kept.until > performance.now()) return kept.answer;
    const flight = this.flights.get(key) ?? this.start(key);
    const left = flight.since + this.options.patienceMs - performance.now();
    if (left <= 0) return undefined;
    const over = new AbortController();
    const stop = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
    const patience = sleep(left, undefined, { signal: stop, ref: false }).catch(() => undefined);
    return Promise.race([flight.answer, patience]).finally(() => over.abort());
  }

  private start(key: string): Flight<T> {
    const answers = this.gather(key);
    const answer = answers.then((found) => this.keep(key, found.get(key), found.has(key) ? keptMs : pauseMs));
    const flight = { answer, since: performance.now() };
    this.flights.set(key, flight);
    void answer.then(() => this.flights.delete(key));
    return flight;
  }

  private keep(key: string, answer: T | undefined, forMs: number): T | undefined {
    if (this.kept.size >= mostKept) this.kept.clear();
    this.kept.set(key, { answer, until: performance.now() + forMs });
    return answer;
  }

  /** Adds a key to the question that is about to be asked. */
  private gather(key: string): Promise<Map<string, T>> {
    const batch = this.batch && this.batch.keys.length < mostAtOnce ? this.batch : this.open();
    batch.keys.push(key);
    return batch.answers;
  }

  private open(): Batch<T> {
    const keys: string[] = [];
    const answers = sleep(gatherMs).then(() => {
      if (this.batch === batch) this.batch = undefined;
      return this.fly(keys);
    });
    const batch: Batch<T> = { keys, answers };
    this.batch = batch;
    return batch;
  }

  private async fly(keys: readonly string[]): Promise<Map<string, T>> {
    const stored = await this.options.load(keys).catch(this.without);
    const missing = keys.filter((key) => !stored.has(key));
    if (missing.length === 0) return stored;
    return new Map([...stored, ...(await this.options.ask(missing).catch(this.without))]);
  }

  private readonly without = (error: unknown): Map<string, T> => {
    this.options.onError(error);
    return new Map();
  };
}
