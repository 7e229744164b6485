import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Party } from '../party.js';
import type { LinkBase } from './addresses.js';
import { sampleFeed } from './feed.js';
import { serpApiRoutes } from './serpapi/serpapi.routes.js';
import { shopRoutes } from './shop/shop.routes.js';

interface ProductsOptions {
  /** Where the sandbox is found; known once it listens. */
  url: () => string;
  /** How browsers reach the shops; as they were asked for without it. */
  publicUrl?: string | undefined;
}

/** Shops, their feed, and a search engine that knows them. The switch is the search engine's: shops stay open. */
export class ProductsParty implements Party {
  readonly name = 'products';
  readonly title = 'Product search';

  /** Aborted when the switch moves, so that an answer held back by `slow` does not outlast it. */
  private waiting = new AbortController();

  constructor(
    private readonly options: ProductsOptions,
    private readonly switches: FaultSwitches,
  ) {
    switches.onChange(this.name, () => this.endWaits());
  }

  get address(): string {
    return `${this.options.url()}/search.json`;
  }

  routes(app: FastifyInstance): void {
    const linkBase: LinkBase = (request) => this.options.publicUrl ?? `${request.protocol}://${request.host}`;
    app.get('/feeds/sample.tsv', (request, reply) =>
      reply.type('text/tab-separated-values; charset=utf-8').send(sampleFeed(linkBase(request))),
    );
    serpApiRoutes(app, this.switches, linkBase, (ms) =>
      delay(ms, undefined, { signal: this.waiting.signal }).catch(() => undefined),
    );
    shopRoutes(app, linkBase);
  }

  /** It has no port of its own. */
  async start(): Promise<void> {}

  async stop(): Promise<void> {
    this.endWaits();
  }

  /** It receives nothing that could be forgotten. */
  clear(): void {}

  private endWaits(): void {
    this.waiting.abort();
    this.waiting = new AbortController();
  }
}
