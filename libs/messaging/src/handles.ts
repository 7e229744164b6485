import type { InputOf, Operation, OutputOf } from '@presently/contracts/kit/operation';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { Caller, HandledCall } from './call-context.js';

/** What a handler learns beside its input. A routed operation has checked its caller; an internal one checks itself. */
export type HandlerContext<Op extends Operation> = Op['route'] extends undefined
  ? HandledCall
  : HandledCall & { caller: Caller };

type Handler<Op extends Operation> = (input: InputOf<Op>, context: HandlerContext<Op>) => Promise<OutputOf<Op>>;

/**
 * Marks the method that answers an operation. Input and output types come from the contract; access, validation and
 * output whitelisting happen in {@link RpcServer} before and after it, so no handler can forget them.
 */
export function Handles<Op extends Operation>(op: Op) {
  // Generic in the method: a handler that needs no context may leave the parameter out.
  return <H extends Handler<Op>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    // Without these Nest hands over the input alone.
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    MessagePattern(op.subject)(target, key, descriptor as PropertyDescriptor);
  };
}
