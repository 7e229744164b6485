/** An accepted text, in the shape of `GET /outbox/sms`. */
export interface CapturedText {
  /** Twilio's `SM…`. */
  id: string;
  to: string;
  from: string;
  body: string;
  /** Twilio's status: queued, sent, delivered or undelivered. */
  status: string;
  /** Why it was not delivered. */
  errorCode?: number;
  /** ISO instant. */
  receivedAt: string;
  /** The address for receipts, and the account. */
  statusCallback?: string;
  accountSid: string;
}

/** An answer from a phone. */
export interface Reply {
  id: string;
  from: string;
  to: string;
  body: string;
  receivedAt: string;
}

const digits = (number: string) => number.replace(/\D/g, '');
export const isTo = (text: { to: string }, number: string) => digits(text.to) === digits(number);

/** Without the fields that only the provider and the product see. */
export const toPublic = ({ statusCallback: _callback, accountSid: _account, ...text }: CapturedText) => text;
