import { callMcp, closeMcp, openMcp } from '@presently/contracts/gateway/mcp';
import { notFound, Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { GatewayEnv } from '../env.js';
import { timeZoneOf } from '../http/call-headers.js';
import { CallsAtOnce } from '../http/calls-at-once.js';
import { RateLimits } from '../http/rate-limits.js';
import type { Session } from '../http/session.js';
import { whileConnected } from '../operations/while-connected.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { bearerOf } from '../http/bearer.js';
import { Sessions } from '../session/sessions.js';
import { challenge } from '../oauth/oauth-documents.js';
import type { Assistants } from './assistants.js';
import { missingScope } from './missing-scope.js';

/** Headers of the protocol. The server sees no other: neither the token nor a cookie. */
const passedOn = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'];

/**
 * The door of assistants. They have a token that their user has made, or one that they were allowed. A request counts as a
 * call of the account, as those of its sessions do, and ends with its connection.
 */
@Controller()
export class McpController {
  private assistants?: Assistants;

  constructor(
    private readonly env: GatewayEnv,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly calls: CallsAtOnce,
    private readonly rpc: RpcClient,
  ) {}

  @Answers(callMcp)
  call({ request, reply }: Exchange<typeof callMcp>): Promise<void> {
    return this.answer(request, reply);
  }

  @Answers(openMcp)
  open({ request, reply }: Exchange<typeof openMcp>): Promise<void> {
    return this.answer(request, reply);
  }

  @Answers(closeMcp)
  close({ request, reply }: Exchange<typeof closeMcp>): Promise<void> {
    return this.answer(request, reply);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!this.env.isMcpOn) throw notFound('Page');
    await this.admit(request, reply);
    await this.limits.spendUser(request);
    await this.calls.begin(request.session!.caller.userId, reply);
    // The token may have ended while the call waited.
    const session = await this.admit(request, reply);
    // One request is one call of the account, so it must not hold many.
    if (Array.isArray(request.body)) throw new Problem('invalid-input', 400, 'Send one message at a time');
    const missing = session.isForAssistants ? missingScope(request.body, session.caller.token!.scopes) : undefined;
    if (missing !== undefined) {
      // Its client asks the user for more, if the user wants that.
      void reply.header('www-authenticate', challenge(this.env.origin, 'insufficient_scope', missing));
      throw new Problem('scope', 403, 'Your user has not allowed this. Ask for it.');
    }
    await whileConnected(reply, async (signal) => {
      const options = { caller: session.caller, timeZone: timeZoneOf(request), address: request.ip, signal };
      const handler = (await this.loaded()).handler({ session, options });
      signal.addEventListener('abort', () => void handler.close(), { once: true });
      await this.send(reply, await handler.fetch(this.requestOf(request), { parsedBody: request.body }));
    });
  }

  /** The protocol's library takes 8 MB of memory and 0.15 s to read: at the first call. */
  private async loaded(): Promise<Assistants> {
    const module = await import('./assistants.js');
    return (this.assistants ??= new module.Assistants(this.rpc, this.env));
  }

  /** @throws Problem `unauthenticated` with the challenge that the protocol asks for */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const token = bearerOf(request);
    const session = token === undefined ? null : await this.sessions.ofToken(token);
    if (!session?.caller.token) {
      const error = token === undefined ? undefined : 'invalid_token';
      void reply.header('www-authenticate', challenge(this.env.origin, error));
      throw new Problem('unauthenticated', 401, 'Send a token of Presently as Authorization: Bearer');
    }
    request.session = session;
    return session;
  }

  private requestOf({ method, body, headers }: FastifyRequest): Request {
    const given = passedOn.flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
    );
    return new Request(`${this.env.origin}/mcp`, {
      method,
      headers: new Headers(Object.fromEntries(given)),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
  }

  private async send(reply: FastifyReply, answer: Response): Promise<void> {
    void reply.status(answer.status).header('cache-control', 'private, no-store');
    for (const [name, value] of answer.headers) void reply.header(name, value);
    if (!answer.body) return void reply.send();
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    void reply.send(isStream ? Readable.fromWeb(answer.body) : await answer.text());
  }
}
