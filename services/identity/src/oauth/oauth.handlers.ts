import {
  answerAccessRequest,
  endAccess,
  issueTokens,
  readAccessRequest,
  registerClient,
  type AccessAnswer,
  type AccessRequest,
  type AccessRequestView,
  type AnsweredAccess,
  type ClientToRegister,
  type IssuedTokens,
  type RegisteredClient,
  type TokenRequest,
} from '@presently/contracts/identity/oauth';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { requirePresence } from '@presently/messaging/calls/presence';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Problem, unauthenticated, wrongField } from '@presently/messaging/problem';
import { publishRevokedSessions } from '@presently/messaging/revoked-sessions';
import { RpcClient } from '@presently/messaging/rpc-client';
import { allowsScope, mostTokens, tokenScopes, type TokenScope } from '@presently/rules/token-scopes';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Clients } from '../clients/clients.js';
import { receiverAt } from '../clients/redirect-uris.js';
import { IdentityEnv } from '../env.js';
import { SecurityLog } from '../security-log/security-log.js';
import { requireLiveSession } from '../sessions/require-live-session.js';
import { Throttles } from '../throttling/throttles.js';
import { AccessToken } from '../tokens/access-token.entity.js';
import { lockById } from '../users/users.queries.js';
import { answerUrl, parametersOf, readAsked, refusalUrl, type Asked } from './access-request.js';
import { Grants } from './grants.js';

/** People allow programs what their tokens may do (OAuth 2.1). The gateway has the addresses, and passes texts on. */
@Controller()
export class OauthHandlers {
  private readonly issuer: string;
  private readonly resource: string;

  constructor(
    private readonly em: EntityManager,
    private readonly clients: Clients,
    private readonly grants: Grants,
    private readonly securityLog: SecurityLog,
    private readonly throttles: Throttles,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    env: IdentityEnv,
  ) {
    this.issuer = new URL(env.PUBLIC_URL).origin;
    this.resource = `${this.issuer}/mcp`;
  }

  @Handles(registerClient)
  async register({ address, ...client }: ClientToRegister): Promise<RegisteredClient> {
    await this.throttles.chargeClient(this.em, address);
    return this.em.transactional((tx) => this.clients.register(tx, client));
  }

  @Handles(readAccessRequest)
  async read({ query }: AccessRequest): Promise<AccessRequestView> {
    const asked = await this.asked(query);
    const { client, redirectUri, scopes, refusal } = asked;
    const refusedTo = refusal ? refusalUrl(asked, this.issuer, refusal) : null;
    return { clientName: client.name, ...receiverAt(redirectUri), scopes, refusedTo };
  }

  @Handles(answerAccessRequest)
  async answer(
    { query, isAllowed, scopes }: AccessAnswer,
    call: HandlerContext<typeof answerAccessRequest>,
  ): Promise<AnsweredAccess> {
    const { caller } = call;
    // A program must not allow anything to another one.
    if (!caller || caller.token) throw unauthenticated();
    const asked = await this.asked(query);
    if (asked.refusal) return { url: refusalUrl(asked, this.issuer, asked.refusal) };
    if (!isAllowed) {
      const refusal = { error: 'access_denied', description: 'The user has refused' };
      return { url: refusalUrl(asked, this.issuer, refusal) };
    }
    const now = this.clock.now();
    requirePresence(caller, now);
    const granted = grantedOf(asked, scopes);
    const code = await this.em.transactional(async (tx) => {
      const user = await lockById(tx, caller.userId);
      if (!user) throw unauthenticated();
      await requireLiveSession(tx, caller, now);
      if ((await tx.count(AccessToken, { user: user.id })) >= mostTokens)
        throw new Problem('too-many-tokens', 409, `You can have ${mostTokens} tokens. Revoke one first.`, {
          params: { most: mostTokens },
        });
      const issued = await this.grants.allow(tx, asked, user, granted);
      await this.securityLog.record(tx, user, 'token-created', call);
      return issued;
    });
    return { url: answerUrl(asked, this.issuer, { code }) };
  }

  @Handles(issueTokens)
  async issue({ form }: TokenRequest): Promise<IssuedTokens> {
    const { issued, ended, problem } = await this.grants.issue(this.em, parametersOf(form), this.resource);
    publishRevokedSessions(this.rpc.nats, ended);
    if (problem) throw problem;
    return issued!;
  }

  @Handles(endAccess)
  async end({ form }: TokenRequest): Promise<Success> {
    publishRevokedSessions(this.rpc.nats, await this.grants.end(this.em, parametersOf(form)));
    return { success: true };
  }

  private async asked(query: string): Promise<Asked> {
    const parameters = parametersOf(query);
    const id = parameters['client_id'] ?? '';
    const client = /^[\x21-\x7e]{1,200}$/.test(id) ? await this.clients.find(this.em.fork(), id) : null;
    return readAsked(client, parameters, this.resource);
  }
}

/** @throws Problem `invalid-input` for more than was asked for, and for nothing */
function grantedOf({ scopes: wanted }: Asked, chosen: readonly TokenScope[]): TokenScope[] {
  const granted = tokenScopes.filter((scope) => chosen.includes(scope));
  if (granted.some((scope) => !wanted.includes(scope))) throw wrongField('scopes', 'That was not asked for', 'choice');
  if (!allowsScope(granted, 'read'))
    throw wrongField('scopes', 'Please choose what it may do', { rule: 'too-few', least: 1 });
  return granted;
}
