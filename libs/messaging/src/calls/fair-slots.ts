/** How many calls run, and how many may wait. Further ones are refused. */
export interface SlotBounds {
  atOnce: number;
  waiting: number;
}

/** The calls of one account: how many run, and how each waiting one begins, oldest first. */
interface Line {
  running: number;
  waiting: (() => void)[];
}

export type Release = () => void;

/**
 * Slots for calls of many accounts. An account holds a part of them at most, and free slots go to the waiting accounts
 * in turn, so that many calls of one account hardly delay the single call of another.
 */
export class FairSlots {
  private running = 0;
  private waiting = 0;
  private readonly lines = new Map<string | symbol, Line>();

  /** @param each the bounds of one account */
  constructor(
    private readonly all: SlotBounds,
    private readonly each: SlotBounds,
  ) {}

  /**
   * Resolves with a slot as soon as one is free; `undefined` if too many calls wait.
   * @param account `undefined` for a call of no account, which has a line of its own
   * @param signal gives up the place in the line
   */
  async take(account: string | undefined, signal?: AbortSignal): Promise<Release | undefined> {
    const key = account ?? Symbol('anonymous');
    const line = this.lines.get(key) ?? { running: 0, waiting: [] };
    if (!this.lines.has(key)) this.lines.set(key, line);
    const isFree = this.running < this.all.atOnce && line.running < this.each.atOnce;
    if (isFree) this.begin(key, line);
    else if (!(await this.wait(key, line, signal))) {
      this.forget(key, line);
      return undefined;
    }
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      line.running--;
      this.running--;
      this.moveToEnd(key, line);
      this.forget(key, line);
      this.beginNext();
    };
  }

  /** @returns whether the call has begun */
  private wait(key: string | symbol, line: Line, signal: AbortSignal | undefined): Promise<boolean> {
    const isFull = this.waiting >= this.all.waiting || line.waiting.length >= this.each.waiting;
    if (isFull || signal?.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        this.waiting--;
        resolve(false);
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        this.waiting--;
        this.begin(key, line);
        resolve(true);
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.waiting.push(begin);
      this.waiting++;
    });
  }

  private begin(key: string | symbol, line: Line): void {
    line.running++;
    this.running++;
    this.moveToEnd(key, line);
  }

  /** The accounts are in the order of their turns. */
  private moveToEnd(key: string | symbol, line: Line): void {
    this.lines.delete(key);
    this.lines.set(key, line);
  }

  private beginNext(): void {
    for (const line of this.lines.values()) {
      if (line.waiting.length === 0 || line.running >= this.each.atOnce) continue;
      line.waiting.shift()!();
      return;
    }
  }

  private forget(key: string | symbol, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.lines.delete(key);
  }
}
