import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Wakeups } from './wakeups.js';
import { Workers } from './workers.js';

/** Provides {@link Workers} and {@link Wakeups} everywhere in a service, and runs its queues. */
@Module({})
export class WorkModule {
  static with(wakeups: Wakeups): DynamicModule {
    return {
      module: WorkModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [{ provide: Wakeups, useValue: wakeups }, Workers],
      exports: [Wakeups, Workers],
    };
  }
}
