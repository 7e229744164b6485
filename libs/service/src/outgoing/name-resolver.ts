import { Resolver } from 'node:dns/promises';

/** Queries DNS directly: the system's lookup includes the names of this network and cannot be cancelled. */
export class NameResolver {
  /** @param servers `address:port`; the system's servers by default. */
  constructor(private readonly servers?: readonly string[]) {}

  /** All addresses of a name, IPv4 first; empty if it has none. */
  async addressesOf(name: string, signal: AbortSignal): Promise<string[]> {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: 1_500, tries: 2 });
    if (this.servers) resolver.setServers(this.servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      signal.throwIfAborted();
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }
}
