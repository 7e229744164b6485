/** A text that was taken, as `GET /outbox/sms` shows it. */
export interface CapturedText {
  /** Twilio's `SM…`. */
  id: string;
  to: string;
  from: string;
  body: string;
  /** As Twilio calls it: queued, sent, delivered, undelivered. */
  status: string;
  /** Why it was not delivered. */
  errorCode?: number;
  /** ISO instant. */
  receivedAt: string;
  /** Where Twilio is to report, and for which account. */
  statusCallback?: string;
  accountSid: string;
}

/** What somebody has answered on their phone. */
export interface Reply {
  id: string;
  from: string;
  to: string;
  body: string;
  receivedAt: string;
}

const digits = (number: string) => number.replace(/\D/g, '');
export const isTo = (text: { to: string }, number: string) => digits(text.to) === digits(number);

/** Without what is between the provider and its customer. */
export const toPublic = ({ statusCallback: _callback, accountSid: _account, ...text }: CapturedText) => text;
