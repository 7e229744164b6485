import { Resolver } from 'node:dns/promises';

/** Asks DNS itself: the system's lookup knows the names of this network, and cannot be called off. */
export class NameResolver {
  /** @param servers to ask, `address:port`; those of the system when left out. */
  constructor(private readonly servers?: readonly string[]) {}

  /** All addresses of a name, IPv4 first; none when it has none. */
  async addressesOf(name: string, signal: AbortSignal): Promise<string[]> {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: 1_500, tries: 2 });
    if (this.servers) resolver.setServers(this.servers);
    const cancelCall = () => resolver.cancel();
    signal.addEventListener('abort', cancelCall, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      signal.throwIfAborted();
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    } finally {
      signal.removeEventListener('abort', cancelCall);
    }
  }
}
