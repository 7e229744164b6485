/** An error that a person can act on. Printed as its message alone, without a stack. */
export class Failure extends Error {
  // Compared by name: a program may load this file as source and as build.
  override readonly name = 'Failure';
}

/** The text to print about an error: a failure's message, or everything known about a defect. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Failure' ? error.message : (error.stack ?? error.message);
}
