import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { makeCertificates } from '../../libs/cli/src/certificates.ts';

export interface ReceivedMail {
  to: string[];
  text: string;
}

/** A mail server that speaks TLS, as production demands, with a certificate of an authority of its own. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  readonly authority: string;
  private readonly server: SMTPServer;

  private constructor({ authority, certificate, key }: Awaited<ReturnType<typeof makeCertificates>>) {
    this.authority = authority;
    this.server = new SMTPServer({
      cert: certificate,
      key,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'gifts' && password === 'a password: with/signs?'
          ? done(null, { user: username })
          : done(new Error('Wrong password')),
      onData: (stream, { envelope }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        void this.receive(stream, to, done);
      },
    });
  }

  private async receive(stream: Readable, to: string[], answer: () => void): Promise<void> {
    const raw = await buffer(stream);
    this.mails.push({ to, text: raw.toString().replaceAll('=\r\n', '').replaceAll('=3D', '=') });
    answer();
  }

  static async start(folder: string): Promise<MailServer> {
    mkdirSync(folder, { recursive: true });
    const server = new MailServer(await makeCertificates(['localhost', '127.0.0.1']));
    await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  to(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
