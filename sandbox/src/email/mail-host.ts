import { setTimeout as delay } from 'node:timers/promises';
import { returnedMail } from './returned-mail.js';

/** Where mails to the product go, as its mail host posts them. */
export interface MailHostTarget {
  url: string;
  secret: string;
}

const patienceMs = 10_000;
/** Shortly after the acceptance, as a server does that refuses the next hop. */
const returnAfterMs = 300;
const mostTries = 5;

/** Returns mails to their envelope senders. */
export class MailHost {
  constructor(private readonly target: MailHostTarget | undefined) {}

  async giveBack(raw: Buffer, envelope: { from: string; to: string }, signal: AbortSignal): Promise<void> {
    const { target } = this;
    // A returned mail has no sender, and is not returned again.
    if (!target || envelope.from === '') return;
    const body = returnedMail(raw, envelope);
    const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${target.secret}` };
    for (let tries = 1; tries <= mostTries && !signal.aborted; tries++) {
      await delay(returnAfterMs * tries, undefined, { signal }).catch(() => undefined);
      const answer = fetch(target.url, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      });
      if (await answer.then(({ ok }) => ok).catch(() => false)) return;
    }
  }
}
