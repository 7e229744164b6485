import type { CapturedText } from './captured-text.js';

/** A message in the shape of Twilio's API. */
export const messageResource = (text: CapturedText) => ({
  account_sid: text.accountSid,
  api_version: '2010-04-01',
  body: text.body,
  date_created: new Date(text.receivedAt).toUTCString(),
  date_sent: text.status === 'queued' ? null : new Date(text.receivedAt).toUTCString(),
  date_updated: new Date(text.receivedAt).toUTCString(),
  direction: 'outbound-api',
  error_code: text.errorCode ?? null,
  error_message: null,
  from: text.from,
  messaging_service_sid: null,
  num_media: '0',
  num_segments: String(Math.ceil(text.body.length / 153) || 1),
  price: null,
  price_unit: 'USD',
  sid: text.id,
  status: text.status,
  subresource_uris: { media: `${uriOf(text)}/Media.json` },
  to: text.to,
  uri: `${uriOf(text)}.json`,
});

const uriOf = ({ accountSid, id }: CapturedText) => `/2010-04-01/Accounts/${accountSid}/Messages/${id}`;
