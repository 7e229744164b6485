import { createHmac } from 'node:crypto';

/** `X-Twilio-Signature`: the address and every field, by name, under the account's secret. */
export function twilioSignature(authToken: string, url: string, fields: Record<string, string>): string {
  const signed = Object.keys(fields)
    .toSorted()
    .reduce((text, name) => text + name + fields[name], url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}
