import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A named question about the process; false or a rejection means no. */
export type Checks = Record<string, () => boolean | Promise<boolean>>;

async function ask(checks: Checks): Promise<{ isFine: boolean; checks: Record<string, boolean> }> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 500).unref());
      return [name, await Promise.race([Promise.resolve().then(check), late]).catch(() => false)] as const;
    }),
  );
  return { isFine: answers.every(([, isFine]) => isFine), checks: Object.fromEntries(answers) };
}

/** Serves `/healthz` (should this process live) and `/readyz` (can it work) on its own port. */
export class HealthServer {
  private readonly server: Server;

  constructor(alive: Checks, ready: Checks) {
    const pages: Record<string, Checks> = { '/healthz': alive, '/readyz': ready };
    this.server = createServer((request, response) => {
      const checks = pages[request.url ?? ''];
      if (!checks) {
        response.writeHead(404).end();
        return;
      }
      void ask(checks).then(({ isFine, checks: answers }) => {
        response.writeHead(isFine ? 200 : 503, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ status: isFine ? 'ok' : 'unavailable', checks: answers }));
      });
    });
  }

  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, '0.0.0.0', () => resolve());
    });
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
