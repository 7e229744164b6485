import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  url: string;
  port: number;
  /** Cuts open connections and frees the port. */
  close: () => Promise<void>;
}

/**
 * Serves HTTP on a free port of this machine.
 * @param host without it, every address of the machine
 */
export async function serveLocally(handle: RequestListener, host?: string): Promise<LocalServer> {
  const server = createServer(handle);
  await once(host ? server.listen(0, host) : server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
