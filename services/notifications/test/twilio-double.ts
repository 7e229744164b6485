import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TakenText {
  sid: string;
  to: string;
  from: string;
  body: string;
  statusCallback: string;
  date_created: string;
  /** The state in answers to requests for it; `sent` by default. */
  status?: string;
  error_code?: number;
}

/**
 * - `accept`: accepts every text
 * - `cut`: accepts the text and breaks the connection
 * - `swallow`: accepts the text and never answers
 * - `busy`: 429
 * - `broken`: accepts the text and answers 500
 * - `away`: 503 to every request
 * - a number: refuses with that code of Twilio's
 */
export type TwilioMode = 'accept' | 'cut' | 'cut-then-away' | 'swallow' | 'busy' | 'broken' | 'away' | number;

/** The used part of Twilio's Messages API over HTTP, with faults on request. */
export class TwilioDouble {
  static readonly account = `AC${'0123456789abcdef'.repeat(2)}`;
  static readonly token = 'the secret of the account';
  mode: TwilioMode = 'accept';
  readonly texts: TakenText[] = [];
  looks = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TwilioDouble> {
    const server = createServer((request, response) => void twilio.answer(request, response));
    const twilio = new TwilioDouble(server);
    server.on('connection', (socket) => {
      twilio.sockets.add(socket);
      socket.once('close', () => twilio.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return twilio;
  }

  get env(): Record<string, string> {
    return {
      TWILIO_ACCOUNT_SID: TwilioDouble.account,
      TWILIO_AUTH_TOKEN: TwilioDouble.token,
      TWILIO_FROM: '+15005550006',
      TWILIO_API_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
    };
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, code: number) => send(status, { code, message: `refused ${code}`, status });
    const { pathname, searchParams } = new URL(request.url!, 'http://twilio');
    const credentials = Buffer.from(`${TwilioDouble.account}:${TwilioDouble.token}`).toString('base64');
    if (request.headers.authorization !== `Basic ${credentials}`) return void refuse(401, 20003);
    if (this.mode === 'away') return void refuse(503, 20503);
    const [, sid] = /\/Messages\/(SM\w+)\.json$/.exec(pathname) ?? [];
    const asked = this.texts.find((text) => text.sid === sid);
    if (asked)
      return void send(200, { ...asked, status: asked.status ?? 'sent', error_code: asked.error_code ?? null });
    if (pathname !== `/2010-04-01/Accounts/${TwilioDouble.account}/Messages.json`) return void refuse(404, 20404);
    if (request.method === 'GET') {
      this.looks += 1;
      const messages = this.texts.filter(({ to }) => to === searchParams.get('To')).toReversed();
      return void send(200, { messages, page: 0, page_size: 50, next_page_uri: null });
    }
    const said = new URLSearchParams(await text(request));
    if (this.mode === 'busy') return void refuse(429, 20429);
    if (typeof this.mode === 'number') return void refuse(400, this.mode);
    const taken: TakenText = {
      sid: `SM${createHash('md5').update(randomBytes(16)).digest('hex')}`,
      to: said.get('To')!,
      from: said.get('From')!,
      body: said.get('Body')!,
      statusCallback: said.get('StatusCallback')!,
      date_created: new Date().toUTCString(),
    };
    this.texts.push(taken);
    if (this.mode === 'broken') return void refuse(500, 20500);
    if (this.mode === 'cut') request.socket.destroy();
    else if (this.mode === 'cut-then-away') {
      // Before anybody can look for the text.
      this.mode = 'away';
      request.socket.destroy();
    } else if (this.mode === 'accept') send(201, { ...taken, status: 'queued' });
  }
}
