import { Problem } from '@presently/messaging/problem';
import { sentencesOf, type Told } from '../told.js';

/** Problem `import.unreadable`, 400: a whole file is refused. */
class UnreadableFile extends Problem {
  /** @param told what is wrong, and where */
  constructor(readonly told: readonly Told[]) {
    const sentence = sentencesOf(told);
    super('import.unreadable', 400, sentence, { errors: { file: [sentence] } });
  }
}

export const unreadableFile = (...told: readonly Told[]): UnreadableFile => new UnreadableFile(told);

/** Why a file cannot be read; undefined for a failure that may pass. */
export const refusalOf = (error: unknown): readonly Told[] | undefined =>
  error instanceof UnreadableFile ? error.told : undefined;
