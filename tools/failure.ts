/** Something a person can act on: shown as its message alone, without a stack. */
export class Failure extends Error {}

/** What to print about an error: a failure's sentence, or everything known about a defect. */
export const explain = (error: unknown): string =>
  error instanceof Failure ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
