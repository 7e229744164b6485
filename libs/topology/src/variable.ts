/** Third parties that the sandbox imitates in a trial. `recordings` is the S3 store, in whose place a folder is used. */
export type Party = 'model' | 'products' | 'mail' | 'texts' | 'payments' | 'posts' | 'recordings';

/**
 * A variable that deployments set for a process. A trial is `docker compose up`, the Kubernetes overlay `local`, and
 * `npm start` outside production.
 */
export interface Variable {
  /** Kubernetes reads it from the secret that is named after the process. */
  readonly isSecret?: true;
  /**
   * Its value in a trial, without it the default of `env.ts`. `{sandbox}` is the sandbox's address for processes,
   * `{sandbox-host}` its host, `{sandbox-in-browser}` its address for browsers, `{product}` the product's own address.
   */
  readonly trial?: string;
  /** The trial's value is for the imitation of this third party. `npm start` leaves it out if it is given a real account. */
  readonly party?: Party;
  /** Whether the user's environment overrides the trial's value. Default: only where there is no {@link party}. */
  readonly isAdjustable?: true;
  /** Default `optional`: an operator may set it. `trial-only`: production never sets it. */
  readonly production?: 'required' | 'optional' | 'trial-only' | { readonly always: string };
  /** What a required variable is for, printed if it is missing. */
  readonly purpose?: string;
}
