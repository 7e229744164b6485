import { hashSessionToken } from '@presently/messaging/revoked-sessions';
import { mostTokens, tokenScopes, usualSendsADay, type TokenScope } from '@presently/rules/token-scopes';
import type { EntityManager } from '@mikro-orm/postgresql';
import OAuth2Server from '@node-oauth/oauth2-server';
import { randomUUID } from 'node:crypto';
import { matchesRedirectUri, receiverAt } from '../clients/redirect-uris.js';
import type { Clients } from '../clients/clients.js';
import type { OauthClient } from '../clients/oauth-client.entity.js';
import type { SecurityLog } from '../security-log/security-log.js';
import { AccessToken } from '../tokens/access-token.entity.js';
import { drawToken } from '../tokens/access-tokens.js';
import type { User } from '../users/user.entity.js';
import { lockById } from '../users/users.queries.js';
import { AuthorizationCode } from './authorization-code.entity.js';
import { drawCode, drawRefreshToken, familyOf, hashesOf } from './grant-tokens.js';
import { OauthGrant } from './oauth-grant.entity.js';

export const accessMs = 3_600_000;
/** Since the last use of a refresh token. */
export const refreshMs = 30 * 24 * 3_600_000;
/** Since the consent: then the person is asked again. */
export const longestMs = 365 * 24 * 3_600_000;
export const codeMs = 60_000;

/** The library compares with the machine's clock, and we have compared with ours. */
const checked = () => new Date(Date.now() + 3_600_000);

interface Surroundings {
  tx: EntityManager;
  now: Date;
  clients: Clients;
  securityLog: SecurityLog;
}

type Kept = Pick<
  OAuth2Server.AuthorizationCode,
  'authorizationCode' | 'expiresAt' | 'redirectUri' | 'scope' | 'codeChallenge' | 'codeChallengeMethod'
>;

/** What the library reads and stores in one transaction. It decides about requests; this keeps what follows. */
export class GrantModel implements OAuth2Server.AuthorizationCodeModel, OAuth2Server.RefreshTokenModel {
  /** Hashes of access tokens that have ended, to be published as revoked after the commit. */
  readonly ended: string[] = [];
  private code: AuthorizationCode | undefined;
  private grant: OauthGrant | undefined;
  private family: string | undefined;

  constructor(private readonly about: Surroundings) {}

  async getClient(id: string): Promise<OAuth2Server.Client | null> {
    const client = await this.about.clients.find(this.about.tx, id);
    return client && asClient(client);
  }

  validateRedirectUri(uri: string, { redirectUris }: OAuth2Server.Client): Promise<boolean> {
    return Promise.resolve(matchesRedirectUri(redirectUris as string[], uri));
  }

  validateScope(_user: unknown, _client: unknown, scopes: string[] = []): Promise<string[] | false> {
    const isKnown = scopes.length > 0 && scopes.every((scope) => (tokenScopes as readonly string[]).includes(scope));
    return Promise.resolve(isKnown && scopes);
  }

  generateAuthorizationCode(): Promise<string> {
    return Promise.resolve(drawCode());
  }

  generateAccessToken(): Promise<string> {
    return Promise.resolve(drawToken().token);
  }

  generateRefreshToken(): Promise<string> {
    return Promise.resolve(drawRefreshToken(this.family));
  }

  async saveAuthorizationCode(code: Kept, client: OAuth2Server.Client, user: OAuth2Server.User) {
    const { tx, now } = this.about;
    await tx.insert(AuthorizationCode, {
      hash: hashSessionToken(code.authorizationCode),
      user: (user as User).id,
      client: client.id,
      redirectUri: code.redirectUri,
      scopes: code.scope as TokenScope[],
      challenge: code.codeChallenge!,
      expiresAt: new Date(now.getTime() + codeMs),
      tokenId: null,
    });
    return { ...code, client, user };
  }

  /** A code that comes again was stolen, or is stolen now: what it has opened ends. */
  async getAuthorizationCode(authorizationCode: string): Promise<OAuth2Server.AuthorizationCode | null> {
    const { tx, now } = this.about;
    const hash = hashSessionToken(authorizationCode);
    const found = await tx.findOne(AuthorizationCode, { hash });
    const user = found && (await this.lock(found.user.id));
    // What ends all keys of an account has its lock, and deletes its codes.
    const code = user && (await tx.findOne(AuthorizationCode, { hash }, { populate: ['client'], refresh: true }));
    if (!code) return null;
    if (code.isUsed) {
      if (code.tokenId) await this.end(code.tokenId, user);
      return null;
    }
    if (code.expiresAt <= now) return null;
    this.code = code;
    return {
      authorizationCode,
      expiresAt: checked(),
      redirectUri: code.redirectUri,
      scope: code.scopes,
      codeChallenge: code.challenge,
      codeChallengeMethod: 'S256',
      client: asClient(code.client),
      user,
    };
  }

  async revokeAuthorizationCode(): Promise<boolean> {
    this.code!.isUsed = true;
    await this.about.tx.flush();
    return true;
  }

  /** The newest refresh token of a family only. An older one was stolen, or the newest was: all of it ends. */
  async getRefreshToken(refreshToken: string): Promise<OAuth2Server.RefreshToken | null> {
    const { tx, now } = this.about;
    const hashes = hashesOf(refreshToken);
    const byFamily = { familyHash: hashes?.family ?? '' };
    const found = hashes && (await tx.findOne(OauthGrant, byFamily, { populate: ['token'] }));
    const user = found && (await this.lock(found.token.user.id));
    const grant = user && (await tx.findOne(OauthGrant, byFamily, { populate: ['token', 'client'], refresh: true }));
    if (!grant) return null;
    const { token } = grant;
    if (grant.refreshHash !== hashes.newest) {
      await this.end(token.id, user);
      return null;
    }
    if (token.expiresAt! <= now) return null;
    this.grant = grant;
    this.family = familyOf(refreshToken);
    const client = asClient(grant.client);
    return { refreshToken, refreshTokenExpiresAt: checked(), scope: token.scopes, client, user };
  }

  /** {@link saveToken} replaces it. */
  revokeToken(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async saveToken(issued: OAuth2Server.Token, client: OAuth2Server.Client, user: OAuth2Server.User) {
    const { tx, clients } = this.about;
    if (this.code) await this.begin(this.code, issued, client);
    else this.rotate(this.grant!, issued);
    await clients.storeUse(tx, client.id);
    await tx.flush();
    return { ...issued, client, user };
  }

  private async begin(code: AuthorizationCode, issued: OAuth2Server.Token, client: OAuth2Server.Client): Promise<void> {
    const { tx, now } = this.about;
    const userId = code.user.id;
    if ((await tx.count(AccessToken, { user: userId })) >= mostTokens)
      throw new OAuth2Server.InvalidGrantError('Invalid grant: the account has too many tokens');
    const hashes = hashesOf(issued.refreshToken!)!;
    const token = tx.create(AccessToken, {
      id: randomUUID(),
      user: userId,
      hash: hashSessionToken(issued.accessToken),
      name: client['name'] as string,
      scopes: issued.scope as TokenScope[],
      dailySends: usualSendsADay,
      sentOn: null,
      expiresOn: null,
      expiresAt: new Date(now.getTime() + refreshMs),
      createdAt: now,
      lastUsedAt: null,
    });
    tx.create(OauthGrant, {
      token,
      client: client.id,
      host: receiverAt(code.redirectUri).host,
      familyHash: hashes.family,
      refreshHash: hashes.newest,
      accessEndsAt: new Date(now.getTime() + accessMs),
    });
    code.tokenId = token.id;
  }

  private rotate(grant: OauthGrant, issued: OAuth2Server.Token): void {
    const { now } = this.about;
    const { token } = grant;
    this.ended.push(token.hash);
    token.hash = hashSessionToken(issued.accessToken);
    // Who asks for less from now on has less.
    token.scopes = issued.scope as TokenScope[];
    token.expiresAt = new Date(Math.min(now.getTime() + refreshMs, token.createdAt.getTime() + longestMs));
    grant.refreshHash = hashesOf(issued.refreshToken!)!.newest;
    grant.accessEndsAt = new Date(now.getTime() + accessMs);
  }

  /** Never asked: the gateway resolves access tokens. */
  getAccessToken(): Promise<null> {
    return Promise.resolve(null);
  }

  private async lock(userId: string): Promise<User | null> {
    const user = await lockById(this.about.tx, userId);
    return user && user.suspendedAt === null ? user : null;
  }

  private async end(tokenId: string, user: User): Promise<void> {
    const { tx, securityLog } = this.about;
    const ended = await tx.execute<{ hash: string }[]>('delete from access_tokens where id = ? returning hash', [
      tokenId,
    ]);
    if (ended.length === 0) return;
    this.ended.push(...ended.map(({ hash }) => hash));
    await securityLog.record(tx, user, 'token-revoked', { browser: undefined, address: undefined });
  }
}

const asClient = ({ id, name, redirectUris }: OauthClient): OAuth2Server.Client => ({
  id,
  name,
  redirectUris,
  grants: ['authorization_code', 'refresh_token'],
});
