import { Nothing } from '@presently/contracts/kit/empty-messages';
import { Controller, Req, Res } from '@nestjs/common';
import { IsIn, IsUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, type DeclaredRoute } from '../access/answers.js';
import { LiveStreams, type GiftHint } from './live-streams.js';

/** The data of an event named `gift`. An event named `user` has `{ kind: 'plan' }`: the user may use something else now. */
export class LiveGift implements GiftHint {
  @IsIn(['viewed', 'progressed']) kind!: GiftHint['kind'];
  @IsUUID() giftId!: string;
}

const liveRoute = {
  name: 'live.listen',
  route: 'GET /api/live',
  access: 'user',
  input: Nothing,
  output: LiveGift,
  status: 200,
  produces: 'text/event-stream',
} as const satisfies DeclaredRoute;

@Controller()
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Answers(liveRoute)
  listen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    // Proxies that buffer would hold every event back.
    reply.header('x-accel-buffering', 'no').type('text/event-stream');
    void reply.send(request.method === 'HEAD' ? '' : this.streams.open(request.session!));
  }
}
