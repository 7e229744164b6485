import { createHmac } from 'node:crypto';

/** `X-Twilio-Signature`: an HMAC of the address and all fields, sorted by name, with the account's secret. */
export function twilioSignature(authToken: string, url: string, fields: Record<string, string>): string {
  const signed = Object.keys(fields)
    .toSorted()
    .reduce((text, name) => text + name + fields[name], url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}
