import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NameResolver } from '@presently/service/outgoing/name-resolver';

/** A shop on this machine that answers over HTTP. */
export interface Shop {
  port: number;
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Every request so far. */
  requests: { path: string; headers: Record<string, string | string[] | undefined> }[];
  close: () => Promise<void>;
}

export async function aShop(answer: RequestListener): Promise<Shop> {
  const requests: Shop['requests'] = [];
  const server: Server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A resolver that returns the next answer for a name at each call, and repeats the last one. */
export function aResolver(names: Record<string, string[][]>) {
  const asked: string[] = [];
  class Rebinding extends NameResolver {
    readonly asked = asked;
    override addressesOf(name: string): Promise<string[]> {
      asked.push(name);
      const answers = names[name] ?? [];
      return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? []);
    }
  }
  return new Rebinding();
}

export const html = (head: string, body = ''): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

export const jsonLd = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
