/** The JSON of every error, over HTTP and over NATS. */
export interface ProblemBody {
  /** Stable, kebab-case, safe to switch on: `invalid-input`, `gift.limit-reached`. */
  code: string;
  /** One sentence for a person. */
  message: string;
  /** Sentences by field name, if single fields are invalid. */
  errors?: Record<string, string[]>;
  /** Trace id of an internal error, for finding it in traces and logs. */
  reference?: string;
}
