import { callProvider, outcomeOfStatus } from '@presently/telemetry/provider-call';
import { Injectable } from '@nestjs/common';
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { NotificationsEnv } from '../env.js';
import { postWebhook, type Answer } from '../posting/post-webhook.js';
import { receiverRules } from '../webhooks/require-receiver.js';

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Message {
  /** The same for every try: a push service replaces an earlier try that has not been fetched, and a device its note. */
  id: string;
  title: string;
  body: string;
  /** Where a press leads to. */
  url: string;
  /** Seconds for which the push service keeps it. */
  ttl: number;
}

/** Milliseconds for an answer. */
export const pushTimeoutMs = 8_000;

/** Encrypts pushes for their devices (RFC 8291) and posts them to push services (RFC 8030), signed by VAPID (RFC 8292). */
@Injectable()
export class PushSender {
  /** Base64url; null if this installation sends no pushes. */
  readonly publicKey: string | null;

  constructor(private readonly env: NotificationsEnv) {
    this.publicKey = env.VAPID_PRIVATE_KEY ? publicKeyOf(env.VAPID_PRIVATE_KEY) : null;
  }

  /** @returns an answer also of a failure; undefined if the keys of the device encrypt nothing */
  async send({ endpoint, p256dh, auth }: Device, { id, ttl, ...shown }: Message): Promise<Answer | undefined> {
    const { publicKey, env } = this;
    if (publicKey === null) return undefined;
    let request;
    try {
      request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ ...shown, tag: id }),
        {
          vapidDetails: { subject: `mailto:${env.MAIL_FROM}`, publicKey, privateKey: privateKeyOf(env) },
          TTL: ttl,
          topic: id.replaceAll('-', ''),
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        },
      );
    } catch {
      // Not a point of the curve.
      return undefined;
    }
    const { headers, body } = request;
    const posting = {
      url: endpoint,
      headers: headersOf(headers),
      body: body ?? Buffer.alloc(0),
      timeoutMs: pushTimeoutMs,
      rules: receiverRules(env),
    };
    return callProvider('push', 'send', () => postWebhook(posting), {
      answer: ({ status }) => (status === null ? 'unavailable' : outcomeOfStatus(status)),
    });
  }
}

/** `Content-Length` is written by the request. */
const headersOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'content-length' ? [] : [[name.toLowerCase(), String(value)]],
    ),
  );

/** Without padding, which the library does not take. */
const privateKeyOf = ({ VAPID_PRIVATE_KEY = '' }: NotificationsEnv) => VAPID_PRIVATE_KEY.replaceAll('=', '');

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

/** Whether what a browser gave is a point of the curve. */
export function isPublicKey(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
