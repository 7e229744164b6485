import { Problem } from '@presently/messaging/problem';

/** Refuses a whole file. The sentence says what is wrong and where. */
export const unreadableFile = (sentence: string): Problem =>
  new Problem('import.unreadable', 400, sentence, { errors: { file: [sentence] } });

/** Why a file cannot be read, in a sentence; undefined for a failure that may pass. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof Problem && error.code === 'import.unreadable' ? error.message : undefined;
