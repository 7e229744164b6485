/** Why there is no answer of the model: nobody was asked, nobody answered, or what came back is of no use. */
export type ModelTrouble = 'not-configured' | 'too-expensive' | 'down' | 'refused' | 'slow' | 'unfit';

/** The model does not answer this question; something else has to. */
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

/** An answer that does not fit the question, with the reasons in words that the model can act on. */
export class Unfit extends Error {
  override readonly name = 'Unfit';

  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('; '));
  }
}
