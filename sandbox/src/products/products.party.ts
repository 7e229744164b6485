import type { FastifyInstance } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Party } from '../party.js';
import { sampleFeed } from './feed.js';
import { serpApiRoutes } from './serpapi/serpapi.routes.js';
import { shopRoutes } from './shop/shop.routes.js';

/** Shops, their feed, and a search engine that knows them. The switch is the search engine's: shops stay open. */
export class ProductsParty implements Party {
  readonly name = 'products';
  readonly title = 'Product search';

  constructor(
    private readonly url: () => string,
    private readonly switches: FaultSwitches,
  ) {}

  get address(): string {
    return `${this.url()}/search.json`;
  }

  routes(app: FastifyInstance): void {
    app.get('/feeds/sample.tsv', (request, reply) =>
      reply.type('text/tab-separated-values; charset=utf-8').send(sampleFeed(`${request.protocol}://${request.host}`)),
    );
    serpApiRoutes(app, this.switches);
    shopRoutes(app);
  }

  /** Nothing but HTTP, and nothing is received. */
  async start(): Promise<void> {}
  async stop(): Promise<void> {}
  clear(): void {}
}
