import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { Wakeups } from './wakeups.js';
import { Workers } from './workers.js';

/** Provides {@link Workers} and {@link Wakeups} everywhere in a service, and runs its queues and `@Interval` methods. */
@Module({})
export class WorkModule {
  static with(wakeups: Wakeups): DynamicModule {
    return {
      module: WorkModule,
      global: true,
      imports: [DiscoveryModule, ScheduleModule.forRoot()],
      providers: [{ provide: Wakeups, useValue: wakeups }, Workers],
      exports: [Wakeups, Workers],
    };
  }
}
