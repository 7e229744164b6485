import cookies from '@fastify/cookie';
import { connectToNats } from '@presently/messaging/connection';
import { NestLogger, type createLogger } from '@presently/service/logger';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayEnv } from './env.js';
import { Frontend } from './frontend/frontend.js';
import { readOperatorsWords } from './frontend/operators-words.js';
import { PersonalPages } from './frontend/personal-pages.js';
import { serveFrontend } from './frontend/serve-frontend.js';
import { GatewayModule } from './gateway.module.js';
import { Lifecycle } from './health/lifecycle.js';
import { letConnectionsGo } from './health/let-connections-go.js';
import { wholeLink } from './gift-page/whole-link.js';
import { refuseOtherSites } from './http/cross-site.js';
import { paymentSources } from './http/foreign-sources.js';
import { acceptForms } from './http/form-body.js';
import { acceptJsonOnly, largestBody } from './http/json-body.js';
import { acceptMails } from './http/mail-body.js';
import { answerMalformed } from './http/problem.filter.js';
import { expectPromptBodies } from './http/prompt-bodies.js';
import { RateLimits } from './http/rate-limits.js';
import { traceRequests } from './http/request-trace.js';
import { countCosts } from './http/request-cost.js';
import { RequestsUnderWay } from './http/requests-under-way.js';
import { sendSecurityHeaders } from './http/security-headers.js';
import { endStalledRequests } from './http/stalled-requests.js';
import { answerUnreadable } from './http/unreadable-request.js';
import { LiveStreams } from './live/live-streams.js';
import { acceptRecordings } from './media/recording-body.js';
import { discardUnreadBodies } from './http/unread-bodies.js';
import { SessionCookie } from './session/session-cookie.js';
import { Sessions } from './session/sessions.js';

/** A running gateway. */
export interface RunningGateway {
  port: number;
  fastify: FastifyInstance;
  /** Refuses new requests, finishes open ones and closes every connection. */
  stop: () => Promise<void>;
}

/** Longest wait for open requests at shutdown, in milliseconds. */
const patience = 10_000;

/** Boots the gateway: connections, hooks, controllers, frontend. It serves when the promise resolves. */
export async function startGateway(env: GatewayEnv, log: ReturnType<typeof createLogger>): Promise<RunningGateway> {
  const frontend = await Frontend.load(
    env.FRONTEND_DIR,
    env.origin,
    readOperatorsWords(env.NOTICES_FILE, env.CONTACT_EMAIL),
  );
  const broker = { url: env.NATS_URL, ca: env.NATS_CA };
  const [rpc, events] = await Promise.all([
    connectToNats(broker, 'gateway-rpc'),
    connectToNats(broker, 'gateway-events'),
  ]);
  const adapter = new FastifyAdapter({
    trustProxy: env.TRUST_PROXY ?? false,
    bodyLimit: largestBody,
    // Nest's middleware engine costs every request a hook, and there is no middleware.
    skipMiddie: true,
    frameworkErrors: answerMalformed(env),
    clientErrorHandler: answerUnreadable,
    rewriteUrl: ({ url = '/', method = 'GET' }) => wholeLink(url, method),
  });
  const fastify: FastifyInstance = adapter.getInstance();
  const requests = RequestsUnderWay.watch(fastify);
  const lifecycle = new Lifecycle(rpc, events);
  letConnectionsGo(fastify, lifecycle);
  endStalledRequests(fastify, env.STALL_PATIENCE_MS);
  traceRequests(fastify, log);
  countCosts(fastify);
  sendSecurityHeaders(fastify, env);
  // Before the limits, which tell the signed-in from others.
  await fastify.register(cookies);
  const limits = await RateLimits.register(fastify, env.RATE_LIMIT);
  refuseOtherSites(fastify, env.origin);
  expectPromptBodies(fastify, env.BODY_PATIENCE_MS);
  acceptJsonOnly(fastify);
  acceptForms(fastify);
  acceptMails(fastify);
  acceptRecordings(fastify);
  discardUnreadBodies(fastify);

  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.with({ env, frontend, limits, lifecycle, rpc, events }),
    adapter,
    { logger: new NestLogger(log), bodyParser: false, abortOnError: false },
  );
  const sessions = app.get(Sessions);
  limits.knownUserOf = (request) => sessions.latelyOf(request);
  await serveFrontend(
    fastify,
    frontend,
    app.get(SessionCookie),
    app.get(PersonalPages),
    paymentSources(env.STRIPE_JS_URL),
  );
  await app.listen(env.PORT, env.HOST);
  const { port } = fastify.server.address() as AddressInfo;
  log.info({ port }, 'gateway is serving');

  const stop = async (): Promise<void> => {
    lifecycle.isDraining = true;
    // Load balancers send requests until they have seen that /readyz fails.
    await sleep(env.DRAIN_MS);
    // Streams do not end by themselves. Browsers open them again at another replica.
    app.get(LiveStreams).closeAll();
    const closed = app.close();
    await requests.finished(patience);
    // Browsers open connections in advance; without this the server would wait for requests on them.
    fastify.server.closeAllConnections();
    await closed;
    await Promise.all([rpc.drain(), events.drain()]);
    log.info('gateway has stopped');
  };
  return { port, fastify, stop };
}
