import type { Mail } from './gift-mail.js';

interface Mailbox {
  name: string;
  address: string;
}

/** A mail as it goes out. */
export interface Letter extends Mail {
  from: Mailbox;
  to: Mailbox;
  headers?: Record<string, string>;
}
