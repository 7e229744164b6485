/**
 * What a signed-in page has written down for the time without a network, in the browser's own cache. Only names, and the
 * next day of each person: nothing that a thief of the device could use to write to them.
 */
export interface Seen {
  userId: string;
  /** ISO instant. */
  at: string;
  /** As its reader has chosen; light if it was never said. */
  theme?: 'light' | 'dark';
  /** By name. */
  people: SeenPerson[];
  /** The words around them; those of an older version have none. */
  said?: {
    language: string;
    /** Of days. */
    locale: string;
    direction: string;
    title: string;
    heading: string;
    lastSeen: string;
    nothingSeen: string;
    retry: string;
    comingDays: string;
    people: string;
  };
}

export interface SeenPerson {
  name: string;
  /** The next one within a year. */
  day?: { what: string; on: string };
}
