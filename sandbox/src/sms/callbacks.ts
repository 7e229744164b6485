import { setTimeout as delay } from 'node:timers/promises';
import { twilioSignature } from './twilio-signature.js';

const retryAfterMs = 1_000;
const patienceMs = 10_000;

/** Posts to the customer as Twilio does: a signed form, and once more when nobody was there. */
export async function post(url: string, authToken: string, fields: Record<string, string>): Promise<void> {
  const send = () =>
    fetch(url, {
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
