import type { PlatformAnalytics } from '@presently/contracts/social/posts';
import type { SocialPlatform } from '@presently/rules/social-platforms';
import { callProvider, outcomeOfStatus } from '@presently/telemetry/provider-call';
import { Injectable } from '@nestjs/common';
import { readAnalytics } from './read-analytics.js';
import { SocialEnv } from '../env.js';
import type { Outcome } from './outcome.js';
import { readHistory, readReply } from './read-reply.js';
import { wireNames } from './wire-names.js';

export interface PostToSend {
  content: string;
  imageUrl: string | null;
  platforms: readonly SocialPlatform[];
  /** Changes only after a try that certainly failed: Ayrshare refuses a key that it has accepted before. */
  idempotencyKey: string;
  /** Part of Ayrshare's history entry. {@link Ayrshare.find} finds the post by it. */
  note: string;
}

/** Errors before the connection was open: nothing was sent. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Days of history in which a post of unknown outcome is searched. */
const daysSearched = 3;

interface Reply {
  status: number;
  /** Parsed JSON; `undefined` if it is not JSON. */
  body: unknown;
}

/** The client of Ayrshare, which posts to all networks through one API. */
@Injectable()
export class Ayrshare {
  constructor(private readonly env: SocialEnv) {}

  /** One try. A failure is an outcome, not an exception. */
  async post({ content, imageUrl, platforms, idempotencyKey, note }: PostToSend): Promise<Outcome> {
    if (!this.env.AYRSHARE_API_KEY) return { kind: 'refused', problems: [{ code: 'no-key', params: {} }] };
    try {
      const { status, body } = await this.request(
        '/post',
        {
          post: content,
          platforms: platforms.map((platform) => wireNames[platform]),
          ...(imageUrl && { mediaUrls: [imageUrl] }),
          idempotencyKey,
          notes: note,
        },
        platforms,
      );
      return readReply(status, body);
    } catch (error) {
      const code = ((error as Error).cause as { code?: string } | undefined)?.code;
      if (code !== undefined && neverConnected.has(code))
        return { kind: 'not-sent', problems: [{ code: 'out-of-reach', params: {} }] };
      return { kind: 'unknown', error: `${(error as Error).name} ${code ?? ''}` };
    }
  }

  /** Searches the history for a post of unknown outcome. `undefined`: Ayrshare never received it. */
  async find(note: string): Promise<Extract<Outcome, { kind: 'taken' | 'unknown' }> | undefined> {
    try {
      const { status, body } = await this.request(`/history?lastDays=${daysSearched}`);
      if (status !== 200 || typeof body !== 'object' || body === null)
        return { kind: 'unknown', error: `the history answers ${status}` };
      return readHistory(body, note);
    } catch (error) {
      return { kind: 'unknown', error: `the history does not answer: ${(error as Error).name}` };
    }
  }

  /** The counts of a post; `undefined` if Ayrshare has none. */
  async analyticsOf(
    ayrshareId: string,
    platforms: readonly SocialPlatform[],
  ): Promise<PlatformAnalytics[] | undefined> {
    const { status, body } = await this.request(
      '/analytics/post',
      { id: ayrshareId, platforms: platforms.map((platform) => wireNames[platform]) },
      platforms,
    );
    return status === 200 ? readAnalytics(body, platforms) : undefined;
  }

  private request(path: string, body?: object, platforms: readonly SocialPlatform[] = []): Promise<Reply> {
    const [operation] = path.slice(1).split('?') as [string];
    return callProvider('ayrshare', operation, () => this.send(path, body, platforms), {
      answer: ({ status }) => outcomeOfStatus(status),
    });
  }

  private async send(path: string, body: object | undefined, platforms: readonly SocialPlatform[]): Promise<Reply> {
    const { AYRSHARE_X_API_KEY: xKey, AYRSHARE_X_API_SECRET: xSecret } = this.env;
    const response = await fetch(`${this.env.AYRSHARE_URL.replace(/(?<!\/)\/+$/, '')}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${this.env.AYRSHARE_API_KEY}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(platforms.includes('X') &&
          xKey &&
          xSecret && { 'X-Twitter-OAuth1-Api-Key': xKey, 'X-Twitter-OAuth1-Api-Secret': xSecret }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.env.ayrshareTimeoutMs),
    });
    const text = await response.text();
    try {
      return { status: response.status, body: JSON.parse(text) as unknown };
    } catch {
      return { status: response.status, body: undefined };
    }
  }
}
