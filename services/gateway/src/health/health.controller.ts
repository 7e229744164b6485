import { liveness, readiness } from '@presently/contracts/gateway/operating';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { Lifecycle } from './lifecycle.js';

@Controller()
export class HealthController {
  constructor(private readonly lifecycle: Lifecycle) {}

  @Answers(liveness)
  live({ reply }: Exchange<typeof liveness>): void {
    sendChecks(reply, { nats: this.lifecycle.isAlive });
  }

  @Answers(readiness)
  async ready({ reply }: Exchange<typeof readiness>): Promise<void> {
    sendChecks(reply, { serving: !this.lifecycle.isDraining, nats: await this.lifecycle.isConnected() });
  }
}

function sendChecks(reply: FastifyReply, checks: Record<string, boolean>): void {
  const isFine = Object.values(checks).every(Boolean);
  void reply
    .code(isFine ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status: isFine ? 'ok' : 'unavailable', checks });
}
