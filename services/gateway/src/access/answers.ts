import type { Access, MessageClass, OutputShape, PartialAnswers, Route } from '@presently/contracts/kit/operation';
import { HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';

/** One call of the API: an operation of the contracts, or one that the gateway answers by itself. */
export interface DeclaredRoute {
  /** `gifting.sendGift`; the operation id of the API description. */
  readonly name: string;
  readonly route: Route;
  readonly access: Exclude<Access, 'internal'>;
  /** Path parameters and body, or query. */
  readonly input: MessageClass;
  readonly output: OutputShape;
  readonly status: number;
  /** The types of a body that is no JSON: the route reads it by itself. */
  readonly consumes?: readonly string[];
  /** `text/event-stream` where the answer goes on; each event's data is then one `output`. JSON otherwise. */
  readonly produces?: 'text/event-stream';
  /** What a browser that asks for server-sent events is told instead, event by event. */
  readonly partial?: PartialAnswers | undefined;
}

export const accessOf = 'presently:access';
export const declaredRouteOf = 'presently:declared-route';

/** Who may call a handler. Without it nobody may. */
export const AllowedTo = (access: DeclaredRoute['access']) => SetMetadata(accessOf, access);

/** Marks the method that answers a route: path, status, access and description come from the declaration. */
export const Answers =
  (declared: DeclaredRoute): MethodDecorator =>
  (target, key, descriptor) => {
    const [method, path] = declared.route.split(' ') as [keyof typeof RequestMethod, string];
    RequestMapping({ path, method: RequestMethod[method] })(target, key, descriptor);
    HttpCode(declared.status)(target, key, descriptor);
    AllowedTo(declared.access)(target, key as string, descriptor);
    SetMetadata(declaredRouteOf, declared)(target, key as string, descriptor);
  };
