import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const lookEveryMs = 100;

/**
 * What an ingress does, and no more: takes turns among the replicas that were ready when it last looked, keeps
 * connections open, and never tries anything twice.
 */
export class Balancer {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server = createServer((from, to) => this.pass(from, to));
  private ready: string[] = [];
  private turn = 0;
  private looking?: NodeJS.Timeout;
  /** Requests that no replica has answered, by what went wrong. */
  readonly unanswered: string[] = [];

  private constructor(private readonly targets: readonly string[]) {}

  static async before(targets: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(targets);
    await balancer.look();
    balancer.looking = setInterval(() => void balancer.look(), lookEveryMs);
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    clearInterval(this.looking);
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private async look(): Promise<void> {
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
    // Whoever asked has gone first: nobody was failed.
    if (to.destroyed) return;
    this.unanswered.push(why);
    if (to.headersSent) to.destroy();
    else to.writeHead(502).end();
  }
}
