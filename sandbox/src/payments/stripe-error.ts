import type { CardError } from './cards.js';

type Body =
  | CardError
  | {
      type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
      code?: string;
      message: string;
      param?: string;
    };

/** An error in Stripe's words, with its HTTP status. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: Body & { payment_intent?: object },
  ) {
    super(body.message);
  }

  toJson() {
    return { error: this.body };
  }
}

export const invalid = (message: string, param?: string, code?: string, status = 400): StripeError =>
  new StripeError(status, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) });

export const noSuch = (what: string, id: string, param = 'id', status = 404): StripeError =>
  invalid(`No such ${what}: '${id}'`, param, 'resource_missing', status);
