/**
 * Tells how much work a call was, from the time that it took: calls that are under way together share the processors, so
 * that while ten run, each is done a tenth of a millisecond in a millisecond. Else one account that keeps everything busy
 * would make the calls of all others count as long ones.
 */
export class WorkClock {
  private underWay = 0;
  /** Milliseconds of work that a call would have been given which began with this clock. */
  private worked = 0;
  private at: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.at = now();
  }

  /**
   * A call begins. After `most` milliseconds it counts as waiting for something else than a processor, as streams do.
   * @returns a function to call when it ends, with the milliseconds of its work
   */
  begin(most: number): () => number {
    this.advance();
    const start = this.worked;
    this.underWay++;
    let work: number | undefined;
    const end = () => {
      clearTimeout(waits);
      if (work === undefined) {
        this.advance();
        this.underWay--;
        work = this.worked - start;
      }
      return work;
    };
    const waits = setTimeout(end, most);
    waits.unref();
    return end;
  }

  private advance(): void {
    const now = this.now();
    this.worked += (now - this.at) / Math.max(1, this.underWay);
    this.at = now;
  }
}
