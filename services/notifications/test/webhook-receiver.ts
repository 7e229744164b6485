import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  path: string;
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, string | boolean>;
  headers: Record<string, string>;
  body: string;
}

/** How a receiver answers; `hang` never does. */
export type Answering = number | 'hang' | ((request: IncomingMessage, response: ServerResponse) => void);

/** A receiver of webhooks over real HTTP. */
export class WebhookReceiver {
  /** Every message that arrived, whatever was answered. */
  readonly received: Received[] = [];
  answering: Answering = 200;
  private server?: Server;
  private port = 0;

  async start(): Promise<this> {
    this.server = createServer((request, response) => void this.take(request, response));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    ({ port: this.port } = this.server.address() as AddressInfo);
    return this;
  }

  /** Refuses connections, until {@link start}. */
  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    const closed = once(this.server!, 'close');
    this.server?.close();
    await closed;
  }

  urlOf(path: string): string {
    return `http://127.0.0.1:${this.port}/${path}`;
  }

  at(path: string): Received[] {
    return this.received.filter((message) => message.path === `/${path}`);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const headers = request.headers as Record<string, string>;
    const said = JSON.parse(body) as Pick<Received, 'type' | 'timestamp' | 'data'>;
    this.received.push({ ...said, path: request.url!, id: headers['webhook-id'] ?? '', headers, body });
    if (typeof this.answering === 'function') return this.answering(request, response);
    if (this.answering !== 'hang') response.writeHead(this.answering).end('{"ok":true}');
  }
}

/** @throws Error as a receiver would, if a message is not signed with the secret */
export const verify = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers);
