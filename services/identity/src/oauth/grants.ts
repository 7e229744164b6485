import type { IssuedTokens } from '@presently/contracts/identity/oauth';
import { hashSessionToken } from '@presently/messaging/revoked-sessions';
import { Problem } from '@presently/messaging/problem';
import type { TokenScope } from '@presently/rules/token-scopes';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import OAuth2Server from '@node-oauth/oauth2-server';
import { Clients } from '../clients/clients.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { User } from '../users/user.entity.js';
import { isResource, type Asked, type Parameters } from './access-request.js';
import { accessMs, codeMs, GrantModel, refreshMs } from './grant-model.js';
import { hashesOf } from './grant-tokens.js';

interface Issued {
  issued?: IssuedTokens;
  /** Hashes of access tokens that have ended. */
  ended: string[];
  problem?: Problem;
}

/** Allows, issues and ends what programs may do, by the library's rules. */
@Injectable()
export class Grants {
  constructor(
    private readonly clients: Clients,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** @returns the code that the client exchanges for tokens */
  async allow(tx: EntityManager, asked: Asked, user: User, scopes: readonly TokenScope[]): Promise<string> {
    const { client, redirectUri, parameters } = asked;
    const query = {
      response_type: 'code',
      client_id: client.id,
      redirect_uri: redirectUri,
      scope: scopes.join(' '),
      code_challenge: parameters['code_challenge']!,
      code_challenge_method: 'S256',
    };
    const { authorizationCode } = await this.serverWith(this.modelIn(tx)).authorize(
      new OAuth2Server.Request({ headers: {}, method: 'GET', query }),
      new OAuth2Server.Response(),
      { authenticateHandler: { handle: () => user } },
    );
    return authorizationCode;
  }

  /** Also a refusal changes what is stored: a code works once, and what is misused ends. */
  async issue(em: EntityManager, parameters: Parameters, resource: string): Promise<Issued> {
    if (!isResource(parameters['resource'], resource))
      return { ended: [], problem: new Problem('invalid_target', 400, `resource must be ${resource}`) };
    const body = new URLSearchParams(parameters).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    const request = new OAuth2Server.Request({ headers, method: 'POST', query: {}, body: parameters });
    return em.fork().transactional(async (tx) => {
      const model = this.modelIn(tx);
      try {
        const { accessToken, refreshToken, scope } = await this.serverWith(model).token(
          request,
          new OAuth2Server.Response(),
        );
        const scopes = scope as TokenScope[];
        const issued = { accessToken, refreshToken: refreshToken!, scopes, expiresIn: accessMs / 1_000 };
        return { issued, ended: model.ended };
      } catch (error) {
        if (!(error instanceof OAuth2Server.OAuthError) || error.code >= 500) throw error;
        return { ended: model.ended, problem: new Problem(error.name, error.code, error.message) };
      }
    });
  }

  /**
   * Ends what was allowed, by its access token or by any of its refresh tokens, for the client that has it. Tokens that
   * people make are theirs to revoke.
   * @returns hashes of the access tokens that have ended
   */
  end(em: EntityManager, { token = '', client_id: clientId = '' }: Parameters): Promise<string[]> {
    return em.fork().transactional(async (tx) => {
      const ended = await tx.execute<{ hash: string; user_id: string }[]>(
        `delete from access_tokens token using oauth_grants allowed
         where allowed.token_id = token.id and allowed.client_id = ? and (token.hash = ? or allowed.family_hash = ?)
         returning token.hash, token.user_id`,
        [clientId.replaceAll('\0', ''), hashSessionToken(token), hashesOf(token)?.family ?? ''],
      );
      for (const { user_id: id } of ended)
        await this.securityLog.record(tx, { id }, 'token-revoked', { browser: undefined, address: undefined });
      return ended.map(({ hash }) => hash);
    });
  }

  private modelIn(tx: EntityManager): GrantModel {
    const { clients, securityLog } = this;
    return new GrantModel({ tx, now: this.clock.now(), clients, securityLog });
  }

  private serverWith(model: GrantModel): OAuth2Server {
    return new OAuth2Server({
      model,
      allowEmptyState: true,
      authorizationCodeLifetime: codeMs / 1_000,
      accessTokenLifetime: accessMs / 1_000,
      refreshTokenLifetime: refreshMs / 1_000,
      // All clients are programs on other people's machines: PKCE proves them, and a secret would be none.
      requireClientAuthentication: { authorization_code: false, refresh_token: false },
      alwaysIssueNewRefreshToken: true,
    });
  }
}
