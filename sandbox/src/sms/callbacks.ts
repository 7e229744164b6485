import { setTimeout as delay } from 'node:timers/promises';
import { twilioSignature } from './twilio-signature.js';

const retryAfterMs = 1_000;
const patienceMs = 10_000;

/** Posts receipts and answers to the product, as Twilio does. */
export class Callbacks {
  /** @param productUrl the product's real address, if the addresses in its requests are not reachable from here */
  constructor(private readonly productUrl?: string) {}

  /** Posts a form, signed for the given address. Tries once more if there is no answer. */
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
