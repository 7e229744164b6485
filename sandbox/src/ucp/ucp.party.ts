import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Party } from '../party.js';
import type { ShopProduct } from '../products/assortment.js';
import type { ShelfChanges } from '../products/shelf-changes.js';
import { businessProfile } from './profile.js';
import { cartTools } from './cart-tools.js';
import { Carts } from './carts.js';
import { checkoutRoutes } from './checkout.routes.js';
import { InvalidParams } from './invalid-params.js';
import { checkMeta, productOf, tools } from './tools.js';

interface UcpOptions {
  /** The sandbox's address. Available after the start. */
  url: () => string;
  /** The shops' address for browsers. Default: the address of the request. */
  publicUrl?: string | undefined;
}

interface Message {
  id?: number | string;
  method?: string;
  params?: {
    name?: string;
    protocolVersion?: string;
    arguments?: { meta?: unknown; catalog?: unknown; cart?: unknown; id?: unknown };
  };
}

const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26'];
const hostOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** A shop that answers by UCP over MCP. Its calls are single requests: it keeps no sessions and opens no streams. */
export class UcpParty implements Party {
  readonly name = 'ucp';
  readonly title = 'UCP shop';

  private readonly carts = new Carts();

  /** Aborted when the fault changes, so that it also ends the wait of `slow`. */
  private waiting = new AbortController();

  constructor(
    private readonly options: UcpOptions,
    private readonly switches: FaultSwitches,
    private readonly shelves: ShelfChanges,
  ) {
    switches.onChange(this.name, () => this.endWaits());
  }

  get address(): string {
    return `${this.options.url()}/ucp`;
  }

  routes(app: FastifyInstance): void {
    app.addHook('preHandler', async (request, reply) => {
      if (!request.url.startsWith('/ucp/')) return;
      const fault = this.switches.get(this.name);
      if (fault.mode === 'down') {
        request.raw.destroy();
        reply.hijack();
      }
      if (fault.mode === 'slow')
        await delay(fault.delayMs, undefined, { signal: this.waiting.signal }).catch(() => undefined);
      if (fault.mode === 'reject') await reply.code(403).send({ message: 'This shop does not serve this agent' });
    });
    checkoutRoutes(app, this.carts);
    app.get('/ucp/.well-known/ucp', (request) => businessProfile(`${hostOf(request)}/ucp`));
    app.get('/ucp/mcp', (_request, reply) => reply.code(405).header('allow', 'POST').send({ message: 'Use POST' }));
    app.post<{ Body: Message }>('/ucp/mcp', (request, reply) => {
      const { id } = request.body;
      if (id === undefined) return reply.code(202).send();
      try {
        return { jsonrpc: '2.0', id, result: this.answer(request) };
      } catch (error) {
        if (!(error instanceof InvalidParams)) throw error;
        return { jsonrpc: '2.0', id, error: { code: -32602, message: error.message } };
      }
    });
  }

  private answer(request: FastifyRequest<{ Body: Message }>): object {
    const { method, params = {} } = request.body;
    if (method === 'initialize') {
      const protocolVersion =
        protocolVersions.find((version) => version === params.protocolVersion) ?? protocolVersions[0]!;
      return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'sandbox-shop', version: '1.0.0' } };
    }
    if (method === 'ping') return {};
    if (method === 'tools/list')
      return {
        tools: [...Object.keys(tools), ...Object.keys(cartTools)].map((name) => ({
          name,
          inputSchema: { type: 'object' },
        })),
      };
    const name = method === 'tools/call' ? (params.name ?? '') : '';
    const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
    const cartTool = Object.hasOwn(cartTools, name) ? cartTools[name] : undefined;
    if (!tool && !cartTool) throw new InvalidParams(`There is no ${params.name ?? method ?? 'method'}`);
    checkMeta(params.arguments?.meta);
    const base = this.options.publicUrl ?? hostOf(request);
    const isHostile = this.switches.get(this.name).mode === 'hostile';
    const now = (product: ShopProduct) => this.shelves.now(product);
    const { arguments: given = {} } = params;
    const shop = { base, isHostile, now, find: productOf, carts: this.carts };
    const structuredContent = cartTool ? cartTool(given, shop) : tool!(given.catalog, shop);
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  }

  /** It has no own port. */
  async start(): Promise<void> {}

  async stop(): Promise<void> {
    this.endWaits();
  }

  /** Its baskets are no outbox: links to them may be open. */
  clear(): void {}

  private endWaits(): void {
    this.waiting.abort();
    this.waiting = new AbortController();
  }
}
