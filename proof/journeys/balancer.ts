import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { serveLocally, type LocalServer } from '../world/local-server.ts';

const checkEveryMs = 100;

/**
 * Does what an ingress does: takes turns among the replicas that were ready at the last check and keeps connections
 * open. It never retries a request.
 */
export class Balancer {
  private readonly agent = new Agent({ keepAlive: true });
  private server!: LocalServer;
  private ready: string[] = [];
  private turn = 0;
  private checking?: NodeJS.Timeout;
  /** Why requests failed that no replica answered. */
  readonly unanswered: string[] = [];

  private constructor(private readonly targets: readonly string[]) {}

  static async before(targets: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(targets);
    await balancer.findReady();
    balancer.checking = setInterval(() => void balancer.findReady(), checkEveryMs);
    balancer.server = await serveLocally((from, to) => balancer.pass(from, to), '127.0.0.1');
    return balancer;
  }

  get url(): string {
    return this.server.url;
  }

  stop(): void {
    clearInterval(this.checking);
    void this.server.close();
    this.agent.destroy();
  }

  private async findReady(): Promise<void> {
    const found = await Promise.all(
      this.targets.map((target) =>
        fetch(`${target}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    this.ready = this.targets.filter((_target, index) => found[index]);
  }

  private pass(from: IncomingMessage, to: ServerResponse): void {
    const target = this.ready[this.turn++ % this.ready.length];
    if (!target) return this.fail(to, 'no replica is ready');
    const { method, url, headers } = from;
    const onward = request(target + url, { method, headers, agent: this.agent }, (answer) => {
      to.writeHead(answer.statusCode!, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(to);
      answer.once('error', () => to.destroy());
    });
    onward.once('error', (error) => this.fail(to, `${method} ${url}: ${error.message}`));
    to.once('close', () => onward.destroy());
    from.pipe(onward);
  }

  private fail(to: ServerResponse, why: string): void {
    // The client closed the connection itself.
    if (to.destroyed) return;
    this.unanswered.push(why);
    if (to.headersSent) to.destroy();
    else to.writeHead(502).end();
  }
}
