import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import type { NotificationsEnv } from '../env.js';

const twilioHost = 'https://api.twilio.com';

/** Sends the SDK's requests to another address that speaks as Twilio does: the sandbox, or a proxy. */
class RequestsTo extends twilio.RequestClient {
  constructor(
    private readonly address: string | undefined,
    timeout: number,
  ) {
    // The SDK's own repetition would be one that we do not count.
    super({ timeout, autoRetry: false });
  }

  override request<T>(options: RequestClient.RequestOptions<T>) {
    const uri = this.address ? options.uri.replace(twilioHost, this.address.replace(/\/+$/, '')) : options.uri;
    return super.request<T>({ ...options, uri });
  }
}

/** Twilio under our account; undefined where none is configured. */
export function openTwilio(env: NotificationsEnv): twilio.Twilio | undefined {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = env;
  if (!sid || !token) return undefined;
  // Two requests must fit into one try: the look for an earlier copy, and the message.
  return twilio(sid, token, { httpClient: new RequestsTo(env.TWILIO_API_URL, env.sendTimeoutMs / 2) });
}
