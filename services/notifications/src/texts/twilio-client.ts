import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import type { NotificationsEnv } from '../env.js';

const twilioHost = 'https://api.twilio.com';

/** Redirects the SDK's requests to another address: the sandbox, or a proxy. */
class RequestsTo extends twilio.RequestClient {
  constructor(
    private readonly address: string | undefined,
    timeout: number,
  ) {
    // Retries of the SDK would not count as tries.
    super({ timeout, autoRetry: false });
  }

  override request<T>(options: RequestClient.RequestOptions<T>) {
    const uri = this.address ? options.uri.replace(twilioHost, this.address.replace(/\/+$/, '')) : options.uri;
    return super.request<T>({ ...options, uri });
  }
}

/** Twilio's client for our account; `undefined` without an account. */
export function openTwilio(env: NotificationsEnv): twilio.Twilio | undefined {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = env;
  if (!sid || !token) return undefined;
  // One try makes two requests: the search for an earlier copy, and the message.
  return twilio(sid, token, { httpClient: new RequestsTo(env.TWILIO_API_URL, env.sendTimeoutMs / 2) });
}
