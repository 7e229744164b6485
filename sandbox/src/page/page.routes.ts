import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EmailParty } from '../email/email.party.js';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Party } from '../party.js';
import { faultPanel } from './fault-panel.js';
import { outboxPage } from './outbox-page.js';
import { views, type View } from './reading-pane.js';

const assets: Record<string, string> = {
  'outbox.css': 'text/css',
  'outbox.js': 'text/javascript',
  'icon.svg': 'image/svg+xml',
};
const folder = join(import.meta.dirname, '../../public');

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** The pages a person reads. */
export function pageRoutes(
  app: FastifyInstance,
  email: EmailParty,
  parties: readonly Party[],
  switches: FaultSwitches,
): void {
  app.get<{ Querystring: { mail?: string; view?: string } }>('/', ({ query }, reply) => {
    const emails = email.outbox.list();
    const open = emails.find(({ id }) => id === query.mail);
    const view: View = views.find((each) => each === query.view) ?? 'look';
    return reply.headers(pageHeaders).send(outboxPage({ emails, open, view, faults: faultPanel(parties, switches) }));
  });

  for (const [name, type] of Object.entries(assets)) {
    const content = readFileSync(join(folder, name));
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('x-content-type-options', 'nosniff').send(content),
    );
  }
}
