import type { InputOf, Operation, OutputOf, RowOf } from '@presently/contracts/kit/operation';
import { readCallHeaders, type CallContext } from '@presently/messaging/call-context';
import { Page } from '@presently/messaging/page';
import { toProblem } from '@presently/messaging/problem';
import { nextHeader } from '@presently/messaging/calls/reply';
import { headers as newHeaders, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';

type Answer<Op extends Operation> = (
  input: InputOf<Op>,
  context: CallContext,
  sendPart: (part: object) => void,
) => OutputOf<Op> | Page<RowOf<Op>> | Promise<OutputOf<Op>>;

interface Call {
  input: unknown;
  context: CallContext;
}

/** The services behind the gateway: operations answer as a suite defines, or do not answer. */
export class FakeServices {
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly received: (Call & { op: string })[] = [];

  constructor(private readonly nats: NatsConnection) {}

  /** Defines the answer of an operation, replacing an earlier one. */
  async answer<Op extends Operation>(op: Op, answer: Answer<Op>): Promise<void> {
    this.subscriptions.get(op.name)?.unsubscribe();
    const callback = (error: Error | null, message: Msg) => {
      if (!error) void this.reply(op, answer, message);
    };
    this.subscriptions.set(op.name, this.nats.subscribe(op.subject, { callback }));
    await this.nats.flush();
  }

  /** Removes the answer of an operation. */
  async silence(op: Operation): Promise<void> {
    this.subscriptions.get(op.name)?.unsubscribe();
    await this.nats.flush();
  }

  callsOf(op: Operation): Call[] {
    return this.received.filter((call) => call.op === op.name);
  }

  forgetCalls(): void {
    this.received.length = 0;
  }

  private async reply<Op extends Operation>(op: Op, answer: Answer<Op>, message: Msg): Promise<void> {
    const call = { op: op.name, input: message.json(), context: readCallHeaders(message.headers) };
    this.received.push(call);
    try {
      const sendPart = (part: object) => {
        if (call.context.wantsParts) message.respond(JSON.stringify({ part }));
      };
      const ok = await answer(call.input as InputOf<Op>, call.context, sendPart);
      if (!(ok instanceof Page)) return void message.respond(JSON.stringify({ ok }));
      const headers = newHeaders();
      if (ok.next !== undefined) headers.set(nextHeader, ok.next);
      message.respond(`{"ok":[${ok.rows.join(',')}]}`, { headers });
    } catch (thrown) {
      const problem = toProblem(thrown);
      const { status, detail } = problem;
      message.respond(JSON.stringify({ problem: { ...problem.toBody(), status, retryAfter: detail.retryAfter } }));
    }
  }
}
