import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Party } from '../party.js';
import type { LinkBase } from './addresses.js';
import type { ShopProduct } from './assortment.js';
import type { ShelfChanges } from './shelf-changes.js';
import { sampleFeed } from './feed.js';
import { serpApiRoutes } from './serpapi/serpapi.routes.js';
import { shopRoutes } from './shop/shop.routes.js';

interface ProductsOptions {
  /** The sandbox's address. Available after the start. */
  url: () => string;
  /** The shops' address for browsers. Default: the address of the request. */
  publicUrl?: string | undefined;
}

/** Shops, their feed, and a search engine over them. Faults concern the search engine only. */
export class ProductsParty implements Party {
  readonly name = 'products';
  readonly title = 'Product search';

  /** Aborted when the fault changes, so that it also ends the wait of `slow`. */
  private waiting = new AbortController();

  constructor(
    private readonly options: ProductsOptions,
    private readonly switches: FaultSwitches,
    private readonly shelves: ShelfChanges,
  ) {
    switches.onChange(this.name, () => this.endWaits());
  }

  get address(): string {
    return `${this.options.url()}/search.json`;
  }

  routes(app: FastifyInstance): void {
    const linkBase: LinkBase = (request) => this.options.publicUrl ?? `${request.protocol}://${request.host}`;
    app.get('/feeds/sample.tsv', (request, reply) => {
      const etag = `"${this.shelves.version}"`;
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const now = (product: ShopProduct) => this.shelves.now(product);
      return reply.type('text/tab-separated-values; charset=utf-8').send(sampleFeed(linkBase(request), now));
    });
    serpApiRoutes(app, this.switches, linkBase, (ms) =>
      delay(ms, undefined, { signal: this.waiting.signal }).catch(() => undefined),
    );
    shopRoutes(app, linkBase, this.shelves);
    this.shelves.routes(app);
  }

  /** It has no own port. */
  async start(): Promise<void> {}

  async stop(): Promise<void> {
    this.endWaits();
  }

  /** It has no outbox. */
  clear(): void {}

  private endWaits(): void {
    this.waiting.abort();
    this.waiting = new AbortController();
  }
}
