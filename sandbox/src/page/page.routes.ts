import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EmailParty } from '../email/email.party.js';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Party } from '../party.js';
import type { PushParty } from '../push/push.party.js';
import type { SmsParty } from '../sms/sms.party.js';
import type { SocialParty } from '../social/social.party.js';
import { faultPanel } from './fault-panel.js';
import { mailList } from './mail-list.js';
import { outboxPage } from './outbox-page.js';
import { conversationsOf, phone, phoneList } from './phone.js';
import { postCard, postList } from './post-list.js';
import { pushList } from './push-list.js';
import { readingPane, views, type View } from './reading-pane.js';

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

/** The pages for developers. */
export function pageRoutes(
  app: FastifyInstance,
  { email, sms, social, push }: { email: EmailParty; sms: SmsParty; social: SocialParty; push: PushParty },
  parties: readonly Party[],
  switches: FaultSwitches,
): void {
  app.get<{ Querystring: { mail?: string; view?: string } }>('/', ({ query }, reply) => {
    const emails = email.outbox.list();
    const mail = emails.find(({ id }) => id === query.mail);
    const view: View = views.find((each) => each === query.view) ?? 'look';
    const page = outboxPage({
      kind: 'mail',
      count: emails.length,
      labels: { list: 'Mail, newest first', pane: 'The open mail', hint: 'Choose a mail to read it.' },
      list: mailList(emails, mail),
      open: mail && { key: `${mail.id} ${view}`, pane: readingPane(mail, view) },
      faults: faultPanel(parties, switches),
    });
    return reply.headers(pageHeaders).send(page);
  });

  app.get<{ Querystring: { number?: string } }>('/texts', ({ query }, reply) => {
    const texts = sms.outbox.list();
    const conversations = conversationsOf(texts, sms.replies);
    const open = conversations.find(({ number }) => number === query.number);
    const page = outboxPage({
      kind: 'texts',
      count: texts.length,
      labels: { list: 'Phones, newest text first', pane: 'The open phone', hint: 'Choose a phone to look at it.' },
      list: phoneList(conversations, open),
      // A phone changes with every text, receipt and answer.
      open: open && { key: JSON.stringify(open), pane: phone(open) },
      faults: faultPanel(parties, switches),
    });
    return reply.headers(pageHeaders).send(page);
  });

  app.get('/pushes', (_request, reply) => {
    const pushes = push.outbox.list();
    const page = outboxPage({
      kind: 'pushes',
      count: pushes.length,
      labels: { list: 'Pushes, newest first', pane: 'What devices show', hint: 'What devices show is in the list.' },
      list: pushList(pushes),
      open: undefined,
      faults: faultPanel(parties, switches),
    });
    return reply.headers(pageHeaders).send(page);
  });

  app.get<{ Querystring: { post?: string } }>('/posts', ({ query }, reply) => {
    const { posts } = social;
    const open = posts.find(({ id }) => id === query.post);
    const page = outboxPage({
      kind: 'posts',
      count: posts.length,
      labels: { list: 'Posts, newest first', pane: 'The open post', hint: 'Choose a post to look at it.' },
      list: postList(posts, open),
      open: open && { key: open.id, pane: postCard(open) },
      faults: faultPanel(parties, switches),
    });
    return reply.headers(pageHeaders).send(page);
  });

  for (const [name, type] of Object.entries(assets)) {
    const content = readFileSync(join(folder, name));
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('x-content-type-options', 'nosniff').send(content),
    );
  }
}
