import type { RegisteredClient } from '@presently/contracts/identity/oauth';
import { Problem } from '@presently/messaging/problem';
import { isFaultyName, shownName } from '@presently/rules/names';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { IdentityEnv } from '../env.js';
import { OauthClient } from './oauth-client.entity.js';
import { isRedirectUri } from './redirect-uris.js';

/** Clients that nobody has allowed anything yet. The oldest make room for further ones. */
export const mostUnused = 2_000;
const unnamed = 'An assistant';

/** Programs that ask people to allow them something. They register themselves, so nothing they say is believed. */
@Injectable()
export class Clients {
  constructor(
    private readonly clock: Clock,
    private readonly env: IdentityEnv,
  ) {}

  /** @throws Problem `invalid_redirect_uri` */
  async register(tx: EntityManager, { name, redirectUris }: Pick<OauthClient, 'name' | 'redirectUris'>) {
    const origin = new URL(this.env.PUBLIC_URL).origin;
    if (!redirectUris.every((uri) => isRedirectUri(uri, origin))) throw refusedRedirect();
    const now = this.clock.now();
    await tx.execute(
      `delete from oauth_clients where id in (
         select id from oauth_clients where used_at is null order by created_at desc offset ?)`,
      [mostUnused - 1],
    );
    const id = `client_${randomBytes(16).toString('base64url')}`;
    // A name stands where people decide whom they trust: it may not be ours, a number to call or an address.
    const named = name.trim() === '' || isFaultyName(name.trim()) ? unnamed : shownName(name, unnamed);
    await tx.insert(OauthClient, { id, name: named, redirectUris, createdAt: now, usedAt: null });
    return { id, name: named, redirectUris, registeredAt: now.toISOString() } satisfies RegisteredClient;
  }

  find(em: EntityManager, id: string): Promise<OauthClient | null> {
    return em.findOne(OauthClient, { id });
  }

  /** It has got something, so it stays while it is used. */
  async storeUse(tx: EntityManager, id: string): Promise<void> {
    await tx.nativeUpdate(OauthClient, { id }, { usedAt: this.clock.now() });
  }
}

const refusedRedirect = () =>
  new Problem(
    'invalid_redirect_uri',
    400,
    'A redirect URI begins with https://, or with http:// and localhost, 127.0.0.1 or [::1]; without user and fragment',
  );
