/** Why the model gave no answer. */
export type ModelTrouble = 'not-configured' | 'too-expensive' | 'down' | 'refused' | 'slow' | 'unfit';

/** The model cannot answer this question. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';

  constructor(
    readonly trouble: ModelTrouble,
    detail: string,
    cause?: unknown,
  ) {
    super(`${trouble}: ${detail}`, { cause });
  }
}

/** An unusable answer, with the reasons as instructions for the model. */
export class UnfitAnswer extends Error {
  override readonly name = 'UnfitAnswer';

  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('; '));
  }
}
