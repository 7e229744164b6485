import { env as environment } from 'node:process';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { StoredColumns } from '../import.entity.js';
import type { PeopleOfSender } from '../compare/people-of-sender.js';
import type { ByteSource } from '../read/files/byte-source.js';
import { unreadableFile } from '../read/files/unreadable-file.js';
import { told } from '../read/told.js';
import type { FromThread, Question, ReadingTask, ReadRows, ToThread } from './reading-messages.js';

/** What a file says. */
export interface FileContent extends ReadRows {
  /** The name of its format. */
  format: string;
  /** Whether the sender may read it anew, with other columns. */
  keepsFile: boolean;
  /** Of a table whose columns the sender must explain first. */
  columns: StoredColumns | undefined;
}

/** Beyond these a file is refused. */
export interface ReadingLimits {
  /** Milliseconds of a processor: a busy machine refuses no file that a quiet one reads. */
  ms: number;
  /** Milliseconds until it ends in any case. The time in which it waits for an answer does not count. */
  waitMs: number;
  memory: ResourceLimits;
}

export const readingLimits: ReadingLimits = {
  ms: 20_000,
  waitMs: 90_000,
  memory: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};

/** What the thread reads of the environment. The rest holds the secrets of the service. */
const neededNames = ['NODE_ENV', 'NODE_OPTIONS', 'TZ'] as const;
export const neededOf = (all: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(neededNames.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));

const checkedEveryMs = 250;

/** Reads a file, and compares it with the sender's people, in a thread that may take a limited time and memory. */
export class ReadingThread {
  private readonly worker: Worker;
  private readonly found: FileContent = {
    format: '',
    keepsFile: false,
    columns: undefined,
    count: 0,
    counts: { new: 0, changed: 0, same: 0, unreadable: 0 },
    bytes: 0,
    pictures: [],
  };
  private readonly content = Promise.withResolvers<FileContent>();
  private readonly answers: Question;
  private readonly texts: string[] = [];
  private readonly written = Promise.withResolvers<string[]>();
  private readonly pictures = new Map<string, PromiseWithResolvers<Uint8Array | undefined>>();
  private readonly clock: NodeJS.Timeout;
  private busyMs = 0;
  private busySince: number | undefined = performance.now();
  private lastUsedMs = 0;
  private failure: Error | undefined;

  constructor(
    source: ByteSource,
    people: PeopleOfSender,
    task: Omit<ReadingTask, 'size'>,
    limits: ReadingLimits = readingLimits,
  ) {
    this.content.promise.catch(() => undefined);
    this.written.promise.catch(() => undefined);
    this.answers = { ...people, bytes: (start, end) => source.read(start, end) };
    // The bundles of the processes and those of the threads lie in one folder, so the address is right there as well.
    this.worker = new Worker(new URL('./read-import.thread.js', import.meta.url), {
      workerData: { ...task, size: source.size } satisfies ReadingTask,
      resourceLimits: limits.memory,
      env: neededOf(environment),
    });
    this.worker.on('message', (message: FromThread) => this.take(message));
    this.worker.on('error', (error: Error & { code?: string }) =>
      this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unreadableFile(told('file-takes-memory')) : error),
    );
    this.worker.on('exit', () => this.fail(new Error('The reading thread has ended')));
    this.clock = setInterval(() => void this.expectTime(limits), checkedEveryMs).unref();
  }

  /** @throws Problem `import.unreadable`, or the error of the storage */
  read(): Promise<FileContent> {
    return this.content.promise;
  }

  /** A picture of the zip, undefined if there is none of this name and size. Only after {@link read}. */
  picture(name: string, most: number): Promise<Uint8Array | undefined> {
    if (this.failure) return Promise.reject(this.failure);
    const asked = this.pictures.get(name) ?? Promise.withResolvers<Uint8Array | undefined>();
    if (!this.pictures.has(name)) {
      this.pictures.set(name, asked);
      this.goOn();
      this.send({ picture: name, most });
    }
    return asked.promise;
  }

  /**
   * The rows as the table of rows has them, but for the import: JSON texts of some each. Only after {@link read}, once.
   * @param keys of the pictures that are stored, by their names in the zip
   */
  rows(keys: ReadonlyMap<string, string>): Promise<string[]> {
    this.goOn();
    this.send({ keys: Object.fromEntries(keys) });
    return this.written.promise;
  }

  /** @returns milliseconds of a processor that the thread has used */
  async end(): Promise<number> {
    clearInterval(this.clock);
    const used = await this.usedMs();
    await this.worker.terminate();
    return used;
  }

  private take(message: FromThread): void {
    if ('need' in message) void this.answer(message);
    else if ('refusal' in message) this.fail(unreadableFile(...message.refusal));
    else if ('rows' in message) this.takeRows(message.rows);
    else if ('picture' in message) {
      this.pictures.get(message.picture)?.resolve(message.bytes);
      this.pictures.delete(message.picture);
      if (this.pictures.size === 0) this.pause();
    } else {
      Object.assign(this.found, message);
      if (!('count' in message || 'columns' in message)) return;
      this.pause();
      this.content.resolve(this.found);
    }
  }

  private takeRows(text: string | null): void {
    if (text !== null) {
      this.texts.push(text);
      return;
    }
    this.pause();
    this.written.resolve(this.texts);
  }

  private async answer({ need, ask, given }: Extract<FromThread, { need: number }>): Promise<void> {
    this.pause();
    try {
      const find = this.answers[ask] as (...all: unknown[]) => Promise<unknown>;
      const answer = await find(...given);
      this.goOn();
      this.send({ need, answer });
    } catch (error) {
      this.fail(error as Error);
    }
  }

  private async usedMs(): Promise<number> {
    // It tells nothing before it has begun, and after it has ended.
    const used = await this.worker.cpuUsage().catch(() => undefined);
    if (used) this.lastUsedMs = (used.user + used.system) / 1_000;
    return this.lastUsedMs;
  }

  private async expectTime({ ms, waitMs }: ReadingLimits): Promise<void> {
    if (this.busy > waitMs || (await this.usedMs()) > ms) this.fail(unreadableFile(told('file-too-slow')));
  }

  private send(message: ToThread): void {
    this.worker.postMessage(message, []);
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.content.reject(this.failure);
    this.written.reject(this.failure);
    for (const asked of this.pictures.values()) asked.reject(this.failure);
    this.pictures.clear();
    void this.end();
  }

  private get busy(): number {
    return this.busyMs + (this.busySince === undefined ? 0 : performance.now() - this.busySince);
  }

  private pause(): void {
    this.busyMs = this.busy;
    this.busySince = undefined;
  }

  private goOn(): void {
    this.busySince ??= performance.now();
  }
}
