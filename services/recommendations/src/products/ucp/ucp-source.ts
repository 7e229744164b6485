import { ucpVersions, type UcpVersion } from '@presently/contracts/gateway/ucp-agent';
import type { Language } from '@presently/rules/languages';
import { marketOf } from '@presently/rules/market';
import { retryAfterMs } from '@presently/service/outgoing/retry-after';
import { callProvider } from '@presently/telemetry/provider-call';
import type { Client } from '@modelcontextprotocol/client';
import type { PlainQuery, PlainSource } from '../cached-source.js';
import type { ProductNow } from '../product-now.js';
import type { ProductOffer } from '../product-source.js';
import { toOffer } from './catalog-products.js';
import { variantWith } from './choices-in.js';
import { basketIn, type UcpBasket } from './basket-in.js';
import { discover, type Shop } from './discover.js';
import { variantIn, variantOf } from './found-variants.js';
import { shopFetch, UcpError, type ShopReach, type Sign } from './shop-fetch.js';
import type { RequestSigner } from './sign-request.js';

interface Connection extends Pick<Shop, 'version' | 'canLookUp' | 'hasBaskets'> {
  client: Client;
}

/** The shop answers, and does not offer this. */
class NotOffered extends UcpError {}

/** The money of the budget, and where the shops' prices are for. */
function contextOf(currency: string, words: Language = 'en'): object {
  const { country, language } = marketOf(currency, words);
  return { currency, ...(country && { address_country: country }), language };
}

const mostProducts = 40;
/** Ids of one look-up: what every shop must take. */
const mostIds = 10;
const profileLifeMs = 3_600_000;
const longestPauseMs = 10 * 60_000;
const shortestPauseMs = 2_000;
const usualPauseMs = 30_000;
/** Milliseconds for a search with everything before it: less than a source has, so that a deaf shop is noticed. */
const patienceMs = 5_000;

/** A shop that speaks the Universal Commerce Protocol over MCP. It gets the query, the price band,
 * the currency with its country and the language; for a basket the product and a country. Nothing else. */
export class UcpSource implements PlainSource {
  readonly name: string;
  private readonly fetch: ReturnType<typeof shopFetch>;
  private connection: Promise<Connection> | undefined;
  private connectedUntil = 0;
  private pausedUntil = 0;
  private failures = 0;
  private version: UcpVersion = ucpVersions[0];

  /**
   * @param base the shop's address; its profile is at `<base>/.well-known/ucp`
   * @param signer where the operator has a key
   * @param profileUrl the address of our agent profiles; `{version}` in it, or a further segment, is the version
   */
  constructor(
    private readonly base: string,
    private readonly profileUrl: string,
    private readonly reach: ShopReach,
    signer?: RequestSigner,
  ) {
    this.name = `ucp ${base}`;
    // The profile before the version is known is that of the newest one.
    const sign: Sign | undefined = signer && ((request) => signer.sign(request, this.profileOf(this.version)));
    this.fetch = shopFetch(reach, (status, retryAfter) => this.pause(pauseOf(status, retryAfter)), sign);
  }

  async search({ query, currency, min, max, language, signal }: PlainQuery): Promise<ProductOffer[]> {
    const price = { min, ...(max !== null && { max }) };
    const answer = await this.call(
      'search_catalog',
      {
        catalog: {
          query,
          context: contextOf(currency, language),
          filters: { price },
          pagination: { limit: mostProducts },
        },
      },
      patient(signal),
    );
    const { products } = answer as { products?: unknown };
    if (!Array.isArray(products)) throw new UcpError('The shop answers without products');
    const wanted = { min, max, currency, shop: new URL(this.base).host, base: this.base, checkedAt: new Date() };
    return products.slice(0, mostProducts).flatMap((product) => toOffer(product, wanted) ?? []);
  }

  /**
   * What the shop says of products now, by their ids of {@link ProductOffer.place}; those are left out of which it says
   * nothing.
   * @param currency that of their prices
   * @throws UcpError if it cannot be asked
   */
  async lookUp(ids: readonly string[], currency: string, within?: AbortSignal): Promise<Map<string, ProductNow>> {
    const context = contextOf(currency);
    const signal = patient(within);
    const found = new Map<string, ProductNow>();
    const add = (id: string, now: ProductNow | undefined) => void (now && found.set(id, now));
    const [only, ...others] = ids;
    if (only !== undefined && others.length === 0) {
      add(only, variantOf(await this.call('get_product', { catalog: { id: only, context } }, signal), only));
      return found;
    }
    for (let start = 0; start < ids.length; start += mostIds) {
      const asked = ids.slice(start, start + mostIds);
      const answer = await this.call('lookup_catalog', { catalog: { ids: asked, context } }, signal);
      for (const id of asked) add(id, variantIn(answer, id));
    }
    return found;
  }

  /**
   * The id of the variant of a product that has a size and a colour; nothing where the shop names none like that.
   * @param id of {@link ProductOffer.place}
   * @throws UcpError if it cannot be asked
   */
  async findVariant(id: string, wanted: { size?: string; colour?: string }): Promise<string | undefined> {
    const answer = await this.call('get_product', { catalog: { id } }, patient());
    return variantWith((answer as { product?: unknown }).product, wanted);
  }

  /**
   * Makes a basket with one of a product. The shop learns of nobody whom it is for.
   * @param id of {@link ProductOffer.place}
   * @param country where it is to be sent, ISO 3166-1 alpha-2, if it is known
   * @returns nothing if the shop makes none of this product
   * @throws UcpError if it cannot be asked
   */
  async openBasket(id: string, country: string | undefined): Promise<UcpBasket | undefined> {
    const cart = {
      line_items: [{ item: { id }, quantity: 1 }],
      ...(country && { context: { address_country: country } }),
    };
    return basketIn(await this.call('create_cart', { cart }, patient()), this.reach);
  }

  /**
   * A basket that the shop has made; nothing if it has ended.
   * @throws UcpError if it cannot be asked
   */
  async findBasket(id: string): Promise<UcpBasket | undefined> {
    return basketIn(await this.call('get_cart', { id }, patient()), this.reach);
  }

  /** @throws UcpError also while the shop is left alone */
  private async call(tool: string, given: object, signal: AbortSignal): Promise<object> {
    if (performance.now() < this.pausedUntil) throw new UcpError('The shop is left alone for a while');
    try {
      const answer = await callProvider('ucp', tool, () => this.ask(tool, given, signal));
      this.failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof NotOffered) throw error;
      // Others may still be using the client, which holds nothing open by itself.
      this.connection = undefined;
      // Searches that fail together are one failure.
      if (performance.now() >= this.pausedUntil)
        this.pause(Math.min(longestPauseMs, shortestPauseMs * 2 ** this.failures++));
      throw error;
    }
  }

  private async ask(tool: string, given: object, signal: AbortSignal): Promise<object> {
    const { client, version, canLookUp, hasBaskets } = await this.connected(signal);
    const isOffered = tool === 'search_catalog' || (tool.endsWith('_cart') ? hasBaskets : canLookUp);
    if (!isOffered) throw new NotOffered(`The shop offers no ${tool}`);
    const meta = { 'ucp-agent': { profile: this.profileOf(version) } };
    const result = await client.callTool(
      { name: tool, arguments: { meta, ...given } },
      { signal, timeout: patienceMs },
    );
    if (result.isError) throw new UcpError(`The shop refuses ${tool}`);
    const answer = result.structuredContent ?? parsed(result.content);
    if (typeof answer !== 'object' || answer === null) throw new UcpError('The shop answers in another shape');
    return answer;
  }

  /** Searches that come while it connects share the connection. */
  private connected(signal: AbortSignal): Promise<Connection> {
    if (!this.connection || performance.now() >= this.connectedUntil) {
      this.connection = this.connect(signal);
      this.connectedUntil = performance.now() + profileLifeMs;
    }
    return this.connection;
  }

  private async connect(signal: AbortSignal): Promise<Connection> {
    const { version, endpoint, canLookUp, hasBaskets } = await discover(this.base, this.fetch, signal);
    this.version = version;
    // It takes 8 MB of memory: only where a shop is searched.
    const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
    const client = new Client({ name: 'presently', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(endpoint, { fetch: this.fetch });
    await client.connect(transport, { signal, timeout: patienceMs });
    return { client, version, canLookUp, hasBaskets };
  }

  private pause(ms: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, performance.now() + ms);
  }

  private profileOf(version: UcpVersion): string {
    return this.profileUrl.includes('{version}')
      ? this.profileUrl.replace('{version}', version)
      : `${this.profileUrl.replace(/\/$/, '')}/${version}`;
  }
}

/** Aborts with another signal, or when a shop has taken too long. */
const patient = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(patienceMs)]);

function pauseOf(status: number, retryAfter: string | null): number {
  if (status === 401 || status === 403) return usualPauseMs;
  const ms = retryAfterMs(retryAfter, new Date()) ?? usualPauseMs;
  return Math.min(longestPauseMs, Math.max(shortestPauseMs, ms));
}

/** Older servers send their answer as text only. */
function parsed(content: unknown): unknown {
  const [first] = Array.isArray(content) ? (content as { text?: unknown }[]) : [];
  if (typeof first?.text !== 'string') return undefined;
  try {
    return JSON.parse(first.text);
  } catch {
    return undefined;
  }
}
