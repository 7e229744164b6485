import { setTimeout as delay } from 'node:timers/promises';
import { twilioSignature } from './twilio-signature.js';

const retryAfterMs = 1_000;
const patienceMs = 10_000;

/** Tells the customer what happens, as Twilio does. */
export class Callbacks {
  /** @param productUrl where the customer is found in truth, when the addresses it gives lead elsewhere from here. */
  constructor(private readonly productUrl?: string) {}

  /** Posts a form that is signed for the address that was given, and once more when nobody was there. */
  async post(url: string, authToken: string, fields: Record<string, string>): Promise<void> {
    const { pathname, search } = new URL(url);
    const target = this.productUrl ? new URL(pathname + search, this.productUrl) : url;
    const send = () =>
      fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
          'user-agent': 'TwilioProxy/1.1',
          'x-twilio-signature': twilioSignature(authToken, url, fields),
        },
        body: new URLSearchParams(fields).toString(),
        signal: AbortSignal.timeout(patienceMs),
      }).then(({ ok }) => ok);
    if (await send().catch(() => false)) return;
    await delay(retryAfterMs, undefined, { ref: false });
    await send().catch(() => false);
  }
}
