import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Named checks of the process. A check fails if it returns false or rejects. */
export type Checks = Record<string, () => boolean | Promise<boolean>>;

async function evaluate(checks: Checks): Promise<{ isOk: boolean; results: Record<string, boolean> }> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), 500).unref());
      return [name, await Promise.race([Promise.resolve().then(check), timeout]).catch(() => false)] as const;
    }),
  );
  return { isOk: results.every(([, isOk]) => isOk), results: Object.fromEntries(results) };
}

/** Serves `/healthz` (liveness) and `/readyz` (readiness) on its own port. */
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
      void evaluate(checks).then(({ isOk, results }) => {
        response.writeHead(isOk ? 200 : 503, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ status: isOk ? 'ok' : 'unavailable', checks: results }));
      });
    });
  }

  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, host, () => resolve());
    });
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
