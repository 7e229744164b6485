import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

/** How the receiver behaves: `down` refuses connections, `silent` never answers. */
export type Trouble = 'none' | 'down' | 'errors' | 'slow' | 'silent';

/** A message that was answered with 204. */
export interface Accepted {
  userId: string;
  id: string;
  type: string;
  giftId: string;
}

const slowMs = 12_000;

/** A program of users that receives their webhooks. Each user has a path of their own. */
export class Receiver {
  /** In the order of arrival. */
  readonly accepted: Accepted[] = [];
  /** Messages that no user's secret has signed. */
  forged = 0;
  private readonly secrets = new Map<string, string>();
  private trouble: Trouble = 'none';
  private server?: Server;
  private port = 0;

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await receiver.open();
    return receiver;
  }

  urlOf(userId: string): string {
    return `http://127.0.0.1:${this.port}/${userId}`;
  }

  trust(userId: string, secret: string): void {
    this.secrets.set(userId, secret);
  }

  async be(trouble: Trouble): Promise<void> {
    if (trouble === 'down') await this.close();
    else if (this.trouble === 'down') await this.open();
    this.trouble = trouble;
  }

  async close(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.closeAllConnections();
    this.server.close();
    this.server = undefined;
    await closed;
  }

  private async open(): Promise<void> {
    this.server = createServer((request, response) => void this.take(request, response).catch(() => undefined));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    ({ port: this.port } = this.server.address() as AddressInfo);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.trouble === 'silent') return;
    if (this.trouble === 'errors') return void response.writeHead(500).end();
    if (this.trouble === 'slow') await delay(slowMs);
    const userId = request.url!.slice(1);
    try {
      const signed = new Webhook(this.secrets.get(userId)!).verify(
        Buffer.concat(chunks),
        request.headers as Record<string, string>,
      ) as { type: string; data: { giftId: string } };
      const id = request.headers['webhook-id'] as string;
      this.accepted.push({ userId, id, type: signed.type, giftId: signed.data.giftId });
    } catch {
      this.forged += 1;
    }
    response.writeHead(204).end();
  }
}
