import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A search engine for products whose shops write what they like. */
export class HostileShop {
  /** What every search finds. */
  results: unknown[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<HostileShop> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const shop = new HostileShop(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (_request, response) => {
      const answer = { search_metadata: { status: 'Success' }, shopping_results: shop.results };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    return shop;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
