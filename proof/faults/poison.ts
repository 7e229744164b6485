/** A message that a service cannot handle, and must store as a dead letter. */
export interface Dose {
  what: string;
  service: string;
  /** A text in the dead letter's body. */
  body: string;
  /** The event's id, if it can be read: then it may be handled instead. */
  eventId?: string;
}

/** All messages that must become dead letters, and no others. */
export class Poison {
  readonly doses: Dose[] = [];

  /** @returns a unique word for a message */
  mark(): string {
    return `poison-${this.doses.length + 1}-${Math.random().toString(36).slice(2, 10)}`;
  }

  plant(dose: Dose): void {
    this.doses.push(dose);
  }
}
