import {
  describeIssuer,
  describeMcpResource,
  describeResource,
  giveConsent,
  readConsent,
  registerOwnClient,
  requestTokens,
  revokeAccess,
} from '@presently/contracts/gateway/oauth';
import {
  answerAccessRequest,
  endAccess,
  issueTokens,
  readAccessRequest,
  registerClient,
  type AccessRequestView,
  type AnsweredAccess,
} from '@presently/contracts/identity/oauth';
import { isPlainObject } from '@presently/contracts/kit/plain-object';
import { parseMessage } from '@presently/messaging/messages';
import { notFound, Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayEnv } from '../env.js';
import { browserOf } from '../http/call-headers.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { issuerDocument, resourceDocument } from './oauth-documents.js';
import { sendRefusal } from './send-refusal.js';

const hour = 'public, max-age=3600';

/** The addresses of OAuth, for assistants that ask people for access. Identity decides; this passes texts on. */
@Controller()
export class OauthController {
  constructor(
    private readonly env: GatewayEnv,
    private readonly rpc: RpcClient,
  ) {}

  @Answers(describeResource)
  describeResource({ reply }: Exchange<typeof describeResource>): void {
    this.describe(reply, resourceDocument);
  }

  @Answers(describeMcpResource)
  describeMcpResource({ reply }: Exchange<typeof describeMcpResource>): void {
    this.describe(reply, resourceDocument);
  }

  @Answers(describeIssuer)
  describeIssuer({ reply }: Exchange<typeof describeIssuer>): void {
    this.describe(reply, issuerDocument);
  }

  @Answers(registerOwnClient)
  register({ request, reply }: Exchange<typeof registerOwnClient>): Promise<void> {
    return this.answer(reply, 'invalid_client_metadata', async () => {
      const given = isPlainObject(request.body) ? request.body : {};
      const { client_name: name = '', redirect_uris: redirectUris } = given;
      const input = parseMessage(registerClient.input, { name, redirectUris, address: request.ip });
      const client = await this.rpc.call(registerClient, input);
      void reply.code(201);
      return {
        client_id: client.id,
        client_id_issued_at: Math.floor(Date.parse(client.registeredAt) / 1_000),
        client_name: client.name,
        redirect_uris: client.redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      };
    });
  }

  @Answers(requestTokens)
  issue({ request, reply }: Exchange<typeof requestTokens>): Promise<void> {
    return this.answer(reply, 'invalid_request', async () => {
      const issued = await this.rpc.call(issueTokens, parseMessage(issueTokens.input, formOf(request)));
      return {
        access_token: issued.accessToken,
        token_type: 'Bearer',
        expires_in: issued.expiresIn,
        refresh_token: issued.refreshToken,
        scope: issued.scopes.join(' '),
      };
    });
  }

  @Answers(revokeAccess)
  revoke({ request, reply }: Exchange<typeof revokeAccess>): Promise<void> {
    return this.answer(reply, 'invalid_request', async () => {
      await this.rpc.call(endAccess, parseMessage(endAccess.input, formOf(request)));
      return {};
    });
  }

  @Answers(readConsent)
  readConsent(exchange: Exchange<typeof readConsent>): Promise<AccessRequestView> {
    this.requireOn();
    return this.rpc.call(readAccessRequest, exchange.input(), { caller: exchange.session.caller });
  }

  @Answers(giveConsent)
  giveConsent(exchange: Exchange<typeof giveConsent>): Promise<AnsweredAccess> {
    this.requireOn();
    const { request, session } = exchange;
    const call = { caller: session.caller, address: request.ip, browser: browserOf(request) };
    return this.rpc.call(answerAccessRequest, exchange.input(), call);
  }

  /** @throws Problem `not-found` where the operator has no door for assistants */
  private requireOn(): void {
    if (!this.env.isMcpOn) throw notFound('Page');
  }

  private describe(reply: FastifyReply, document: (origin: string) => object): void {
    this.requireOn();
    send(reply.header('cache-control', hour), document(this.env.origin));
  }

  private async answer(reply: FastifyReply, malformed: string, make: () => Promise<object>): Promise<void> {
    this.requireOn();
    try {
      const answer = await make();
      send(reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' }), answer);
    } catch (error) {
      sendRefusal(reply, error, malformed);
    }
  }
}

/** @throws Problem `invalid_request` for a body of another type */
function formOf({ body }: FastifyRequest): { form: string } {
  if (typeof body === 'string') return { form: body };
  throw new Problem('invalid_request', 400, 'Send the parameters as application/x-www-form-urlencoded');
}

const send = (reply: FastifyReply, body: object): void =>
  void reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
