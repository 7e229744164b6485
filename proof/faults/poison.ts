/** A message that some services cannot handle: by the id under which each is to put it aside. */
export interface Dose {
  what: string;
  service: string;
  /** The dead letter's text begins with this. */
  body: string;
  /** Under which it may be handled instead, where it can be read. */
  eventId?: string;
}

/** Everything that was planted. Each dose has to come out as one dead letter, and nothing else may. */
export class Poison {
  readonly doses: Dose[] = [];

  /** @returns a word that no other message has in it */
  mark(): string {
    return `poison-${this.doses.length + 1}-${Math.random().toString(36).slice(2, 10)}`;
  }

  plant(dose: Dose): void {
    this.doses.push(dose);
  }
}
