import { Problem } from '@presently/messaging/problem';

/** Refuses a whole file. The sentence says what is wrong and where. */
export const unreadableFile = (sentence: string): Problem =>
  new Problem('import.unreadable', 400, sentence, { errors: { file: [sentence] } });
