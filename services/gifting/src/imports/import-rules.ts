import { Problem } from '@presently/messaging/problem';

/** Rows that are written in one transaction. */
export const rowsAtOnce = 250;

/** In imports, the name of the queue of {@link WorkOnImports}. */
export const importQueueName = 'imports';

export const notNow = (sentence: string): Problem => new Problem('import.not-now', 409, sentence);
