import { serveLocally } from '../../world/local-server.ts';

export interface HostileShop {
  /** What every search finds. */
  results: unknown[];
  /** How often it was asked. */
  searches: number;
  url: string;
  stop: () => Promise<void>;
}

/** A product search whose shops return any data the test chooses. */
export async function startHostileShop(): Promise<HostileShop> {
  const server = await serveLocally((_request, response) => {
    shop.searches++;
    const answer = { search_metadata: { status: 'Success' }, shopping_results: shop.results };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  const shop: HostileShop = { results: [], searches: 0, url: server.url, stop: server.close };
  return shop;
}
