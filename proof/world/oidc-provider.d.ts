declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  /** The part that proofs use. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
  }
}
