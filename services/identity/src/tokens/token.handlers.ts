import {
  countTokenSend,
  createToken,
  listTokens,
  resolveToken,
  revokeToken,
  uncountTokenSend,
  type CreatedToken,
  type PresentedToken,
  type TokenHolder,
  type TokenId,
  type TokenToCreate,
  type TokenView,
} from '@presently/contracts/identity/tokens';
import type { Success } from '@presently/contracts/kit/empty-messages';
import type { PageRequest } from '@presently/contracts/kit/page';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Keyset } from '@presently/messaging/keyset';
import { readPage, type Page } from '@presently/messaging/page';
import { requirePresence } from '@presently/messaging/calls/presence';
import { notFound, Problem, unauthenticated, wrongField } from '@presently/messaging/problem';
import { publishRevokedSessions } from '@presently/messaging/revoked-sessions';
import { RpcClient } from '@presently/messaging/rpc-client';
import { mostTokens, tokenScopes, usualSendsADay, type TokenScope } from '@presently/rules/token-scopes';
import { Clock } from '@presently/service/clock';
import { isoInstant } from '@presently/service/tables';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SecurityLog } from '../security-log/security-log.js';
import { requireLiveSession } from '../sessions/require-live-session.js';
import { lockById } from '../users/users.queries.js';
import { AccessToken } from './access-token.entity.js';
import { AccessTokens, drawToken, endOfDay } from './access-tokens.js';

const byAge = Keyset.of('instant', 'id');
/** Behind every token, where the list begins. */
const newest = ['9999-12-31T00:00:00.000Z', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

interface Row {
  id: string;
  name: string;
  scopes: TokenScope[];
  most: number;
  expires_on: string | null;
  created_at: string;
  last_used_at: string | null;
  allowed_to: string | null;
}

/** The tokens of the caller, and what the gateway asks about them. */
@Controller()
export class TokenHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: AccessTokens,
    private readonly securityLog: SecurityLog,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  @Handles(listTokens)
  list(page: PageRequest, { caller }: HandlerContext<typeof listTokens>): Promise<Page<TokenView>> {
    return readPage(listTokens, page, {
      keyset: byAge,
      read: ([at, id]: readonly [string, string] = newest, count: number) =>
        this.em.execute<Row[]>(
          `select id, name, array_to_json(scopes) as scopes, daily_sends as most, expires_on, created_at,
                  last_used_at, (select host from oauth_grants where token_id = access_tokens.id) as allowed_to
           from access_tokens
           where user_id = ? and (expires_at is null or expires_at > ?) and (created_at, id) < (?::timestamptz, ?::uuid)
           order by created_at desc, id desc limit ?`,
          [caller.userId, this.clock.now(), at, id, count],
        ),
      keyOf: (row: Row) => [new Date(row.created_at).toISOString(), row.id] as const,
      present: presentToken,
    });
  }

  @Handles(createToken)
  async create(given: TokenToCreate, call: HandlerContext<typeof createToken>): Promise<CreatedToken> {
    const now = this.clock.now();
    requirePresence(call.caller, now);
    const { token, hash } = drawToken();
    return this.em.transactional(async (tx) => {
      const user = await lockById(tx, call.caller.userId);
      if (!user) throw unauthenticated();
      await requireLiveSession(tx, call.caller, now);
      if ((await tx.count(AccessToken, { user: user.id })) >= mostTokens)
        throw new Problem('too-many-tokens', 409, `You can have ${mostTokens} tokens. Revoke one first.`, {
          params: { most: mostTokens },
        });
      const expiresAt = given.expiresOn ? endOfDay(given.expiresOn, user.timeZone) : null;
      if (expiresAt && expiresAt <= now) throw refusedDay();
      const { id } = tx.create(AccessToken, {
        id: randomUUID(),
        user,
        hash,
        name: given.name,
        scopes: tokenScopes.filter((scope) => given.scopes.includes(scope)),
        dailySends: given.mostSentADay ?? usualSendsADay,
        sentOn: null,
        expiresOn: given.expiresOn ?? null,
        expiresAt,
        createdAt: now,
        lastUsedAt: null,
      });
      await tx.flush();
      await this.securityLog.record(tx, user, 'token-created', call);
      return { id, token };
    });
  }

  @Handles(revokeToken)
  async revoke({ tokenId }: TokenId, call: HandlerContext<typeof revokeToken>): Promise<Success> {
    const { userId } = call.caller;
    const hashes = await this.em.transactional(async (tx) => {
      const ended = await tx.execute<{ hash: string }[]>(
        'delete from access_tokens where id = ? and user_id = ? returning hash',
        [tokenId, userId],
      );
      if (ended.length === 0) throw notFound('Token');
      await this.securityLog.record(tx, { id: userId }, 'token-revoked', call);
      return ended.map(({ hash }) => hash);
    });
    publishRevokedSessions(this.rpc.nats, hashes);
    return { success: true };
  }

  @Handles(resolveToken)
  resolve({ token }: PresentedToken): Promise<TokenHolder> {
    return this.tokens.holderOf(this.em, token);
  }

  @Handles(countTokenSend)
  async countSend({ tokenId }: TokenId): Promise<Success> {
    await this.tokens.countSend(this.em, tokenId);
    return { success: true };
  }

  @Handles(uncountTokenSend)
  async uncountSend({ tokenId }: TokenId): Promise<Success> {
    await this.tokens.uncountSend(this.em, tokenId);
    return { success: true };
  }
}

const refusedDay = () => wrongField('expiresOn', 'Please choose a day that is still to come', 'day-ahead');

const presentToken = (row: Row): TokenView => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  expiresOn: row.expires_on,
  mostSentADay: row.scopes.includes('send') ? row.most : null,
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: isoInstant(row.last_used_at),
  allowedTo: row.allowed_to,
});
