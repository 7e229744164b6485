import { Outbox } from '@presently/messaging/outbox';
import { RpcClient } from '@presently/messaging/rpc-client';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import { Budgets } from '../budgets/budgets.js';
import { budgetControllers } from '../budgets/read-budgets.controller.js';
import { Clock } from '../clock.js';
import type { ServiceDefinition } from '../definition.js';
import type { ServiceEnv } from '../env.js';
import { EventBroadcasts } from '../event-broadcasts.js';
import { userDataControllers } from '../user-data/read-user-data.controller.js';

export interface Infrastructure {
  env: ServiceEnv;
  orm: MikroORM;
  outbox: Outbox;
  clock: Clock;
  budgets: Budgets;
  rpc: NatsConnection;
  events: NatsConnection;
}

/**
 * Provides the classes that every service injects: EntityManager, Outbox, RpcClient, Clock, Budgets, EventBroadcasts,
 * its Env. Answers what a caller has used of the service's budgets, and what it holds about a user.
 */
@Module({})
export class InfrastructureModule {
  static with(
    definition: ServiceDefinition,
    { env, orm, outbox, clock, budgets, rpc, events }: Infrastructure,
  ): DynamicModule {
    const providers = [
      { provide: definition.env, useValue: env },
      { provide: MikroORM, useValue: orm },
      { provide: EntityManager, useValue: orm.em },
      { provide: Outbox, useValue: outbox },
      { provide: Clock, useValue: clock },
      { provide: Budgets, useValue: budgets },
      { provide: RpcClient, useValue: new RpcClient(rpc, definition.name) },
      { provide: EventBroadcasts, useValue: new EventBroadcasts(events, definition.name) },
    ];
    return {
      module: InfrastructureModule,
      global: true,
      imports: [DiscoveryModule],
      controllers: [...budgetControllers(definition.name), ...userDataControllers(definition)],
      providers,
      exports: [...providers.map(({ provide }) => provide), DiscoveryModule],
    };
  }
}
