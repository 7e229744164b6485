import { listen } from '@presently/contracts/gateway/live';
import { Controller } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { LiveStreams } from './live-streams.js';

@Controller()
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Answers(listen)
  listen({ request, reply, session }: Exchange<typeof listen>): void {
    // Stops proxies from buffering the events.
    reply.header('x-accel-buffering', 'no').type('text/event-stream');
    void reply.send(request.method === 'HEAD' ? '' : this.streams.open(session));
  }
}
