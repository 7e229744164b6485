import { DiscoveryService } from '@nestjs/core';

type Repeat = () => Promise<void>;

const everyMs = DiscoveryService.createDecorator<number>();

/**
 * Calls a method of a provider again and again in every replica, the first time after a pause. For work that may be
 * done twice, such as deleting what has expired.
 * @param ms milliseconds between the end of a call and the next one
 */
export function Every(ms: number) {
  return (target: object, method: string, descriptor: TypedPropertyDescriptor<Repeat>): void => {
    everyMs(ms)(target, method, descriptor);
  };
}

/** A method marked with {@link Every}. */
export interface Repeated {
  /** `Class.method`. */
  name: string;
  pollMs: number;
  repeat: Repeat;
}

export function discoverRepeated(discovery: DiscoveryService): Repeated[] {
  return discovery.getProviders().flatMap((wrapper) => {
    const instance = wrapper.instance as Record<string, Repeat> | null | undefined;
    const prototype = instance && (Object.getPrototypeOf(instance) as object | null);
    if (!prototype || prototype === Object.prototype) return [];
    return Object.getOwnPropertyNames(prototype).flatMap((method) => {
      if (typeof Object.getOwnPropertyDescriptor(prototype, method)?.value !== 'function') return [];
      const pollMs = discovery.getMetadataByDecorator(everyMs, wrapper, method);
      const name = `${prototype.constructor.name}.${method}`;
      return pollMs === undefined ? [] : [{ name, pollMs, repeat: () => instance[method]!() }];
    });
  });
}
