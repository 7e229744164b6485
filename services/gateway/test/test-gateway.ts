import { resolveSession, type SessionHolder } from '@presently/contracts/identity/sessions';
import { subjectFor, type DataOf, type Event } from '@presently/contracts/kit/event';
import { connectToNats } from '@presently/messaging/connection';
import { unauthenticated } from '@presently/messaging/problem';
import { loadEnv } from '@presently/service/env';
import { createLogger } from '@presently/service/logger';
import { envelopeOf } from '@presently/testing/envelope-of';
import { asBrokerUser } from '@presently/testing/test-broker';
import type { NatsConnection } from '@nats-io/transport-node';
import { join } from 'node:path';
import { GatewayEnv } from '../src/env.js';
import { startGateway, type RunningGateway } from '../src/gateway.js';
import { FakeServices } from './fake-services.js';
import { aSessionHolder, aToken } from './samples.js';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // eslint-disable-next-line typescript/no-explicit-any -- a test reads any body
  body: any;
}

/** Headers that a browser adds to requests of our own pages. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** The whole gateway in this process, on a real NATS server, with fake services. */
export class TestGateway {
  private readonly sessions = new Map<string, SessionHolder>();

  private constructor(
    readonly running: RunningGateway,
    readonly services: FakeServices,
    /** The connection of the services, for publishing events and revocations. */
    readonly nats: NatsConnection,
  ) {}

  static async start(natsUrl: string, env: Record<string, string> = {}): Promise<TestGateway> {
    const nats = await connectToNats(natsUrl, 'test');
    const running = await startGateway(
      loadEnv(GatewayEnv, {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        NATS_URL: asBrokerUser(natsUrl, 'gateway'),
        PORT: '0',
        PUBLIC_URL: 'https://presently.test',
        FRONTEND_DIR: join(import.meta.dirname, 'frontend'),
        RATE_LIMIT: 'off',
        ...env,
      }),
      createLogger('gateway', 'silent'),
    );
    const gateway = new TestGateway(running, new FakeServices(nats), nats);
    await gateway.services.answer(resolveSession, ({ sessionToken }) => {
      const holder = gateway.sessions.get(sessionToken);
      if (!holder) throw unauthenticated();
      return holder;
    });
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${this.running.port}`;
  }

  /** A signed-in user with their headers. */
  signedIn(holder: Partial<SessionHolder> = {}): { cookie: string; token: string; holder: SessionHolder } {
    const token = aToken();
    const whole = aSessionHolder(holder);
    this.sessions.set(token, whole);
    return { cookie: `__Host-sid=${token}`, token, holder: whole };
  }

  /** Ends a session in identity without notifying the gateway. */
  endSession(token: string): void {
    this.sessions.delete(token);
  }

  /** @param route `POST /api/recipients` */
  async call(route: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.raw(route, body === undefined ? undefined : JSON.stringify(body), {
      ...sameOrigin,
      ...json,
      ...headers,
    });
  }

  async raw(route: string, body: string | undefined, headers: Record<string, string>): Promise<Answer> {
    const [method, path] = route.split(' ') as [string, string];
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers,
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: response.status, headers: response.headers, text, body: parsed };
  }

  /** Publishes an event as its owner's relay does, for overhearing subscribers. */
  async publish<E extends Event>(event: E, data: DataOf<E>): Promise<void> {
    this.nats.publish(subjectFor(event, data), JSON.stringify(envelopeOf(event, data)));
    await this.nats.flush();
  }

  async stop(): Promise<void> {
    await this.running.stop();
    await this.nats.close();
  }
}
