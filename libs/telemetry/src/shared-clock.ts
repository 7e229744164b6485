/**
 * Tells how much work a statement was for the database, from the time that it took: statements that are under way
 * together share the database, so that while ten run, each is done a tenth of a millisecond in a millisecond. Else one
 * account that keeps it busy would make the statements of all others count as long ones.
 */
export class SharedClock {
  private underWay = 0;
  /** Milliseconds of work that a statement would have been given which began with this clock. */
  private worked = 0;
  private at: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.at = now();
  }

  /** A statement begins. @returns a function to call once, when it ends, with the milliseconds of its work */
  begin(): () => number {
    this.advance();
    const start = this.worked;
    this.underWay++;
    return () => {
      this.advance();
      this.underWay--;
      return this.worked - start;
    };
  }

  private advance(): void {
    const now = this.now();
    this.worked += (now - this.at) / Math.max(1, this.underWay);
    this.at = now;
  }
}
