import type { InputOf, Operation, OutputOf, PagedList, RowOf } from '@presently/contracts/kit/operation';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { Caller, HandledCall } from './call-context.js';
import type { Page } from './page.js';

/** The context of an operation's handler. A routed operation has a caller; an internal one may have none. */
export type HandlerContext<Op extends Operation> = Op['route'] extends undefined
  ? HandledCall
  : HandledCall & { caller: Caller };

/** What a handler returns: the output, or a page of it. */
type Handled<Op extends Operation> = Op['output'] extends PagedList ? Page<RowOf<Op>> : OutputOf<Op>;
type Handler<Op extends Operation> = (input: InputOf<Op>, context: HandlerContext<Op>) => Promise<Handled<Op>>;

/**
 * Marks the method that answers an operation. Input and output types come from the contract; access, validation and
 * output whitelisting happen in `RpcServer`, before and after the handler.
 */
export function Handles<Op extends Operation>(op: Op) {
  // Generic in the method, so that a handler may omit the context parameter.
  return <H extends Handler<Op>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    // Without these decorators Nest passes the input only.
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    MessagePattern(op.subject)(target, key, descriptor as PropertyDescriptor);
  };
}
