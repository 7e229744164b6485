/** A growing part is sent no more often than this. */
const pauseMs = 120;

interface Part<T> {
  sent: string;
  at: number;
  waiting?: T;
}

/** Sends parts that grow: the first of an index at once, the others with pauses, and nothing twice. */
export class ThrottledParts<T> {
  private readonly parts: (Part<T> | undefined)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly sendPart: (index: number, part: T) => void) {}

  send(index: number, part: T): void {
    const before = this.parts[index];
    if (before && Date.now() - before.at < pauseMs) {
      before.waiting = part;
      this.timer ??= setTimeout(() => this.flush(), pauseMs);
    } else this.sendNow(index, part);
  }

  /** Sends what waits. */
  flush(): void {
    this.stop();
    for (const [index, part] of this.parts.entries()) if (part?.waiting) this.sendNow(index, part.waiting);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private sendNow(index: number, part: T): void {
    const text = JSON.stringify(part);
    const before = this.parts[index];
    this.parts[index] = { sent: text, at: before?.sent === text ? before.at : Date.now() };
    if (before?.sent !== text) this.sendPart(index, part);
  }
}
