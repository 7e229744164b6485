import type { AddressInfo } from 'node:net';
import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import { AiParty } from './ai/ai.party.js';
import { Changes } from './changes.js';
import { EmailParty } from './email/email.party.js';
import type { Env } from './env.js';
import { FaultSwitches } from './faults/fault-switches.js';
import { faultRoutes } from './faults/faults.routes.js';
import { outboxRoutes } from './outbox/outbox.routes.js';
import { pageRoutes } from './page/page.routes.js';
import { PaymentParty } from './payments/payments.party.js';
import type { Party } from './party.js';
import { PushParty } from './push/push.party.js';
import { SmsParty } from './sms/sms.party.js';
import { ShelfChanges } from './products/shelf-changes.js';
import { ProductsParty } from './products/products.party.js';
import { UcpParty } from './ucp/ucp.party.js';
import { SocialParty } from './social/social.party.js';

/** All imitated third parties behind one HTTP port and the ports of their own protocols. */
export class Sandbox {
  readonly email: EmailParty;
  readonly sms: SmsParty;
  readonly social: SocialParty;
  readonly push: PushParty;
  readonly parties: readonly Party[];
  private readonly app: FastifyInstance;

  constructor(private readonly env: Env) {
    const url = () => env.publicUrl ?? this.url;
    const switches = new FaultSwitches();
    const changes = new Changes();
    this.email = new EmailParty(
      { host: env.host, port: env.smtpPort, outboxFile: env.outboxFile?.('emails'), bounces: env.bounces },
      switches,
      changes,
    );
    this.sms = new SmsParty(
      { url, outboxFile: env.outboxFile?.('sms'), productUrl: env.productUrl },
      switches,
      changes,
    );
    const shelves = new ShelfChanges();
    const products = new ProductsParty({ url, publicUrl: env.publicUrl }, switches, shelves);
    const ucp = new UcpParty({ url, publicUrl: env.publicUrl }, switches, shelves);
    this.social = new SocialParty({ url, outboxFile: env.outboxFile?.('social-posts') }, switches, changes);
    this.push = new PushParty(
      { url, outboxFile: env.outboxFile?.('push'), devicesFile: env.outboxFile?.('push-devices') },
      switches,
      changes,
    );
    const payments = new PaymentParty(
      {
        url,
        accountFile: env.outboxFile?.('payments'),
        webhook: env.stripeWebhook,
        clockOffset: env.clockOffset,
      },
      switches,
    );
    this.parties = [this.email, this.sms, new AiParty(url, switches), products, ucp, payments, this.social, this.push];

    this.app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
    this.app.setErrorHandler<FastifyError>((error, _request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) console.error(error);
      return reply.code(status).send({ message: error.message });
    });
    this.app.setNotFoundHandler((request, reply) =>
      reply.code(404).send({ message: `There is no ${request.method} ${request.url} here` }),
    );
    this.app.get('/healthz', () => ({ status: 'ok' }));
    this.app.get('/readyz', () => ({ status: 'ok' }));
    outboxRoutes(this.app, this.parties, changes);
    faultRoutes(this.app, switches, changes);
    pageRoutes(this.app, this, this.parties, switches);
    for (const party of this.parties) party.routes(this.app);
  }

  /** The address of the pages and the JSON calls on this machine. */
  get url(): string {
    return `http://${this.env.host}:${(this.app.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await Promise.all(this.parties.map((party) => party.start()));
    await this.app.listen({ port: this.env.port, host: this.env.host });
  }

  async stop(): Promise<void> {
    await this.app.close();
    await Promise.all(this.parties.map((party) => party.stop()));
  }
}
