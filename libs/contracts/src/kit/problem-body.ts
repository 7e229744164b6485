/** The JSON of every error, over HTTP and over NATS. */
export interface ProblemBody {
  /** Stable, kebab-case, safe to switch on: `invalid-input`, `gift.limit-reached`. */
  code: string;
  /** One sentence for a person. */
  message: string;
  /** Field name → sentences, where single fields are to blame. */
  errors?: Record<string, string[]>;
  /** Of a fault of ours: the id of its trace, by which whoever looks after the product finds it in traces and logs. */
  reference?: string;
}
