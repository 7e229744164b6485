import type { TokenHolder } from '@presently/contracts/identity/tokens';
import { hashSessionToken } from '@presently/messaging/revoked-sessions';
import { Problem, unauthenticated } from '@presently/messaging/problem';
import { tokenPrefix, type TokenScope } from '@presently/rules/token-scopes';
import type { Tier } from '@presently/rules/vocabulary';
import { instantOf } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { useIsStoredAfterMs } from '../sessions/session.entity.js';
import { suspended } from '../sessions/sessions.js';
import { displayNameOf, type User } from '../users/user.entity.js';

const day = 86_400_000;

interface HolderRow extends Pick<User, 'id' | 'username' | 'firstName' | 'lastName'> {
  tier: Tier;
  isConfirmed: boolean;
  isSuspended: boolean;
  timeZone: string;
  currency: string;
  tokenId: string;
  tokenName: string;
  scopes: TokenScope[];
  expiresAt: string | null;
  lastUsedAt: string | null;
  /** Of a token that was allowed to an assistant; it is exchanged for a new one then. */
  accessEndsAt: string | null;
}

/** A new token, and what is stored of it. */
export function drawToken(): { token: string; hash: string } {
  const token = tokenPrefix + randomBytes(32).toString('base64url');
  return { token, hash: hashSessionToken(token) };
}

/** The end of a day in a time zone. */
export function endOfDay(date: string, timeZone: string): Date {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10);
  return instantOf(next, '00:00', timeZone);
}

/** Finds the holders of tokens, and counts what tokens send. */
@Injectable()
export class AccessTokens {
  constructor(private readonly clock: Clock) {}

  /**
   * The user of a token, without loading entities. Every call of a program causes this one every few seconds.
   * @throws Problem `unauthenticated`; `suspended`
   */
  async holderOf(em: EntityManager, token: string): Promise<TokenHolder> {
    const now = this.clock.now();
    const [row] = await em.execute<HolderRow[]>(
      `select users.id, username, first_name as "firstName", last_name as "lastName", subscription_tier as tier,
              confirmed_email is not null as "isConfirmed", suspended_at is not null as "isSuspended",
              time_zone as "timeZone", currency, token.id as "tokenId", token.name as "tokenName",
              array_to_json(token.scopes) as scopes, token.expires_at as "expiresAt",
              token.last_used_at as "lastUsedAt", allowed.access_ends_at as "accessEndsAt"
       from access_tokens token join users on users.id = token.user_id
         left join oauth_grants allowed on allowed.token_id = token.id
       where hash = ? and users.status = 'active' and (expires_at is null or expires_at > ?)
         and (access_ends_at is null or access_ends_at > ?)`,
      [hashSessionToken(token), now, now],
    );
    if (!row) throw unauthenticated();
    if (row.isSuspended) throw suspended();
    if (!row.lastUsedAt || now.getTime() - new Date(row.lastUsedAt).getTime() >= useIsStoredAfterMs)
      await em.execute('update access_tokens set last_used_at = ? where id = ?', [now, row.tokenId]);
    return {
      userId: row.id,
      displayName: displayNameOf(row),
      // Only persons administer.
      isAdmin: false,
      tier: row.tier,
      isConfirmed: row.isConfirmed,
      timeZone: row.timeZone,
      currency: row.currency,
      sessionId: row.tokenId,
      authenticatedAt: null,
      expiresAt: new Date(row.accessEndsAt ?? row.expiresAt ?? now.getTime() + 365 * day).toISOString(),
      tokenId: row.tokenId,
      tokenName: row.tokenName,
      scopes: row.scopes,
      isForAssistants: row.accessEndsAt !== null,
    };
  }

  /** @throws Problem `budget-used` if the token has sent what its owner allows in a day */
  async countSend(em: EntityManager, id: string): Promise<void> {
    const now = this.clock.now();
    const today = now.toISOString().slice(0, 10);
    const counted = await em.execute<object[]>(
      `update access_tokens set sent = case when sent_on = ? then sent + 1 else 1 end, sent_on = ?
       where id = ? and (sent_on is distinct from ? or sent < daily_sends) returning id`,
      [today, today, id, today],
    );
    if (counted.length > 0) return;
    const retryAfter = Math.ceil((Date.parse(`${today}T00:00:00Z`) + day - now.getTime()) / 1_000);
    const sentence = 'This token has sent as many gifts today as its owner allows.';
    throw new Problem('budget-used', 429, sentence, { retryAfter, params: { seconds: retryAfter } });
  }

  async uncountSend(em: EntityManager, id: string): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    await em.execute('update access_tokens set sent = sent - 1 where id = ? and sent_on = ? and sent > 0', [id, today]);
  }
}
