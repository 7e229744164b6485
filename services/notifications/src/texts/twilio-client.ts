// Import this file when a text is there: the SDK takes much memory.
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
    const uri = this.address ? options.uri.replace(twilioHost, this.address.replace(/(?<!\/)\/+$/, '')) : options.uri;
    return super.request<T>({ ...options, uri });
  }
}

/** Twilio's client for our account. */
export const openTwilio = (env: NotificationsEnv): twilio.Twilio =>
  // One try makes two requests: the search for an earlier copy, and the message.
  twilio(env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, {
    httpClient: new RequestsTo(env.TWILIO_API_URL, env.sendTimeoutMs / 2),
  });

/** Whether Twilio has signed a webhook. */
export const isSigned = (token: string, signature: string, url: string, fields: Record<string, string>): boolean =>
  twilio.validateRequest(token, signature, url, fields);
