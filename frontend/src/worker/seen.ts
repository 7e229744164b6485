/**
 * What a signed-in page has written down for the time without a network, in the browser's own cache. Only names, and the
 * next day of each person: nothing that a thief of the device could use to write to them.
 */
export interface Seen {
  userId: string;
  /** ISO instant. */
  at: string;
  /** By name. */
  people: SeenPerson[];
}

export interface SeenPerson {
  name: string;
  /** The next one within a year. */
  day?: { what: string; on: string };
}
