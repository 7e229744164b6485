import 'reflect-metadata';
import { operations } from '@presently/contracts/catalogue';
import { connectToNats } from '@presently/messaging/connection';
import { EventConsumer } from '@presently/messaging/events/event-consumer';
import { Outbox, outboxWakeup } from '@presently/messaging/outbox';
import { OutboxRelay } from '@presently/messaging/relay/outbox-relay';
import { discoverReactions } from '@presently/messaging/reacts-to';
import { purgeMessaging } from '@presently/messaging/events/retention';
import { RpcServer } from '@presently/messaging/calls/rpc-server';
import { reactions as declaredReactions } from '@presently/contracts/rights';
import { Loop } from '@presently/work/loop';
import { Wakeups } from '@presently/work/wakeups';
import { WorkModule } from '@presently/work/work.module';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { DynamicModule, INestMicroservice } from '@nestjs/common';
import { Budgets } from './budgets/budgets.js';
import { Clock } from './clock.js';
import type { ServiceDefinition } from './definition.js';
import { loadEnv, type ServiceEnv } from './env.js';
import { HealthServer } from './boot/health.js';
import { InfrastructureModule } from './boot/infrastructure.module.js';
import { createLogger, NestLogger } from './logger.js';
import { ormConfig } from './orm.js';
import { RethrowFilter } from './boot/rethrow.filter.js';
import { stopOnSignal } from './boot/shutdown.js';
import { observeService } from './boot/service-metrics.js';
import { startTelemetry } from '@presently/telemetry/telemetry';

/** A booted service. */
export interface RunningService {
  app: INestMicroservice;
  orm: MikroORM;
  healthPort: number;
  /** Finishes the work in progress, returns unstarted events and closes every connection. */
  stop: () => Promise<void>;
}

const hour = 3_600_000;

/** Boots a service: database, broker, relay, consumers, handlers, health. Ready when the promise resolves. */
export async function startService<E extends ServiceEnv>(
  definition: ServiceDefinition<E>,
  env: E,
  log = createLogger(definition.name, env.LOG_LEVEL),
): Promise<RunningService> {
  const { name } = definition;
  const orm = await MikroORM.init(
    ormConfig(definition, env.DATABASE_URL, { size: env.DATABASE_POOL, waitMs: env.DATABASE_WAIT_MS }),
  );
  // It writes into the environment of the process, and each fork of an entity manager calls it twice.
  Object.defineProperty(orm.config, 'sync', { value: () => undefined });
  const broker = { url: env.NATS_URL, ca: env.NATS_CA };
  const [rpc, events] = await Promise.all([
    connectToNats(broker, `${name}-rpc`),
    connectToNats(broker, `${name}-events`),
  ]);
  const relay = new OutboxRelay({
    service: name,
    databaseUrl: env.DATABASE_URL,
    nats: events,
    onError: (error) => log.warn({ err: error }, 'outbox relay'),
  });
  const wakeups = new Wakeups({
    service: name,
    databaseUrl: env.DATABASE_URL,
    em: orm.em,
    onError: (error) => log.warn({ err: error }, 'wake-ups'),
  });
  const outbox = new Outbox((lane, rows) => relay.wake(lane, rows));
  orm.em.getEventManager().registerSubscriber(outbox.commitListener);

  const clock = new Clock(env.CLOCK);
  const budgets = new Budgets(name, env.BUDGETS, clock);
  const root: DynamicModule = {
    module: class ServiceRoot {},
    imports: [
      InfrastructureModule.with(definition, { env, orm, outbox, clock, budgets, rpc, events }),
      WorkModule.with(wakeups),
      definition.module,
    ],
  };
  const strategy = new RpcServer({
    service: name,
    operations,
    nats: rpc,
    concurrency: env.DATABASE_POOL * 4,
    around: (work) => RequestContext.create(orm.em, work),
    charge: async (budget, account) => {
      const countedAt = clock.now();
      await budgets.charge(orm.em.fork(), { budget, account });
      return () => budgets.refund(orm.em.fork(), { budget, account }, countedAt);
    },
  });
  const app = await NestFactory.createMicroservice(root, { strategy, logger: new NestLogger(log) });
  app.useGlobalFilters(new RethrowFilter());

  const reactions = discoverReactions(app.get(DiscoveryService));
  const declared = new Set(declaredReactions[name].map((event) => event.type));
  const undeclared = declared.symmetricDifference(new Set(reactions.keys()));
  if (undeclared.size > 0)
    throw new Error(`${name} and the contract disagree on reactions: ${[...undeclared].join(', ')}`);
  const consumer = new EventConsumer({
    service: name,
    em: orm.em,
    nats: events,
    reactions,
    onError: (error, about) => log.warn({ err: error, about }, 'event not handled'),
  });

  let isDraining = false;
  const health = new HealthServer(
    { nats: () => !rpc.isClosed() && !events.isClosed() },
    {
      serving: () => !isDraining,
      nats: () => rpc.rtt().then(() => true),
      database: () =>
        orm.em
          .fork()
          .execute('select 1')
          .then(() => true),
      consumers: () => consumer.isReading,
    },
  );
  const healthPort = await health.listen(env.HEALTH_PORT, env.HOST);
  // listen() initialises, too; calling init() before it would call every lifecycle hook twice.
  await app.listen();
  relay.start();
  consumer.start();
  wakeups.listen(outboxWakeup, () => relay.wakeAll());
  wakeups.listen('dead-letters', () => consumer.redriveMarked());
  wakeups.start();
  const purge = new Loop({
    pollMs: hour,
    poll: async () => {
      await purgeMessaging(orm.em);
      await budgets.purge(orm.em);
      return false;
    },
    onError: (error) => log.warn({ err: error }, 'purge'),
    startsWithPause: true,
  });
  purge.start();
  const stopObserving = await observeService({ service: name, orm, events });
  log.info({ healthPort }, `${name} is serving`);

  const stop = async (): Promise<void> => {
    isDraining = true;
    stopObserving();
    await consumer.stop();
    await app.close();
    await Promise.all([relay.stop(), wakeups.stop(), purge.stop()]);
    await orm.close();
    await Promise.all([rpc.drain(), events.drain()]);
    await health.close();
    log.info(`${name} has stopped`);
  };
  return { app, orm, healthPort, stop };
}

/** The main of every service: reads the environment, boots, stops on a signal. */
export async function serve<E extends ServiceEnv>(definition: ServiceDefinition<E>): Promise<void> {
  const env = loadEnv(definition.env);
  const { name } = definition;
  const log = createLogger(name, env.LOG_LEVEL);
  const telemetry = await startTelemetry({ name, onTrouble: (trouble) => log.warn(`telemetry: ${trouble}`) });
  const service = await startService(definition, env, log);
  stopOnSignal(async () => {
    await service.stop();
    await telemetry.stop();
  });
}
