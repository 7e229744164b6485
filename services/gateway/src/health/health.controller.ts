import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AllowedTo } from '../access/answers.js';
import { Lifecycle } from './lifecycle.js';

@Controller()
export class HealthController {
  constructor(private readonly lifecycle: Lifecycle) {}

  /** Should this process live? */
  @Get('/healthz')
  @AllowedTo('public')
  healthz(@Res() reply: FastifyReply): void {
    answer(reply, { nats: this.lifecycle.isAlive });
  }

  /** Should it be given work? */
  @Get('/readyz')
  @AllowedTo('public')
  async readyz(@Res() reply: FastifyReply): Promise<void> {
    answer(reply, { serving: !this.lifecycle.isDraining, nats: await this.lifecycle.isConnected() });
  }
}

function answer(reply: FastifyReply, checks: Record<string, boolean>): void {
  const isFine = Object.values(checks).every(Boolean);
  void reply
    .code(isFine ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status: isFine ? 'ok' : 'unavailable', checks });
}
