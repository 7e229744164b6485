import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Fault } from '../faults/fault.js';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Account } from './account.js';
import type { Card } from './cards.js';
import { invoicePage, invoicePdf } from './invoice-page.js';
import { isOpen, type Payments } from './payments.js';
import type { SubscriptionRecord } from './records.js';
import { invalid, StripeError } from './stripe-error.js';
import type { View } from './view.js';

const script = join(import.meta.dirname, '../../public/stripe.js');
/** The product's pages have another origin. */
const forAnybody = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'cross-origin-resource-policy': 'cross-origin',
};

interface Confirmation {
  clientSecret?: string;
  /** The number alone, or with expiry and code. */
  card?: string | Card;
}

/** The card form, the end of a period, and invoices: calls of the sandbox, not of Stripe. */
export function paymentRoutes(
  sandbox: FastifyInstance,
  payments: Payments,
  account: Account,
  view: View,
  faults: FaultSwitches,
): void {
  void sandbox.register((app, _options, done) => {
    app.addHook('onRequest', async (_request, reply) => void reply.headers(forAnybody));
    app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      if (error instanceof StripeError)
        return reply.code(error.status).send({ ...error.toJson(), message: error.message });
      return reply.code(error.statusCode ?? 500).send({ message: error.message });
    });
    app.options('/payments/*', (_request, reply) => reply.code(204).send());
    app.get('/payments/stripe.js', (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
        .send(readFileSync(script)),
    );

    app.post<{ Body: Confirmation }>('/payments/confirm', ({ body }) =>
      attempt(account, faults.get('payments'), () =>
        payments.confirm(payments.intentBySecret(secretOf(body)), cardOf(body)),
      ),
    );
    app.post<{ Body: Confirmation & { hasAgreed?: boolean } }>('/payments/authenticate', ({ body }) =>
      attempt(account, faults.get('payments'), () =>
        payments.authenticate(payments.intentBySecret(secretOf(body)), body.hasAgreed === true),
      ),
    );
    app.get<{ Params: { secret: string } }>('/payments/intents/:secret', ({ params }) =>
      view.intent(payments.intentBySecret(params.secret)),
    );

    app.post<{ Body: { userEmail?: string; subscriptionId?: string } | null }>('/payments/advance', ({ body }) => {
      const { id, status, periodEnd } = payments.advance(chosen(account, body ?? {}));
      account.save();
      return { subscriptionId: id, status, currentPeriodEnd: new Date(periodEnd * 1_000).toISOString() };
    });

    app.get<{ Params: { key: string } }>('/payments/invoices/:key', ({ params }, reply) => {
      const invoice = account.invoices.find(({ key }) => key === params.key);
      if (!invoice) return reply.code(404).send({ message: 'There is no such invoice' });
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      };
      return reply.headers(headers).send(invoicePage(view.invoice(invoice)));
    });
    app.get<{ Params: { key: string } }>('/payments/invoices/:key/pdf', ({ params }, reply) => {
      const invoice = account.invoices.find(({ key }) => key === params.key);
      if (!invoice) return reply.code(404).send({ message: 'There is no such invoice' });
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
        })
        .send(invoicePdf(view.invoice(invoice)));
    });
    done();
  });
}

function secretOf(body: Confirmation | null): string {
  if (typeof body?.clientSecret !== 'string') throw invalid('Send a clientSecret', 'clientSecret');
  return body.clientSecret;
}

function cardOf({ card }: Confirmation): Card {
  if (typeof card === 'string') return { number: card };
  if (typeof card?.number !== 'string') throw invalid('Send a card: its number, or an object with a number', 'card');
  return card;
}

/** The subscription with this id or customer address; without either, the running one. */
function chosen(account: Account, by: { userEmail?: string; subscriptionId?: string }): SubscriptionRecord {
  const open = account.subscriptions.filter(isOpen).toReversed();
  const address = by.userEmail?.toLowerCase();
  const hasAddress = ({ customer }: SubscriptionRecord) => {
    const { email, metadata } = account.customers.find(({ id }) => id === customer) ?? {};
    return [email, metadata?.unconfirmedEmail].some((each) => each?.toLowerCase() === address);
  };
  const found = by.subscriptionId
    ? account.subscriptions.find(({ id }) => id === by.subscriptionId)
    : open.filter((each) => address === undefined || hasAddress(each)).toSorted(runningFirst)[0];
  if (!found) throw invalid('There is no such subscription that runs', undefined, 'resource_missing', 404);
  return found;
}

const runningFirst = (a: SubscriptionRecord, b: SubscriptionRecord): number =>
  Number(a.status === 'incomplete') - Number(b.status === 'incomplete');

/** Tries a payment under the current fault. `slow` delays only the answer. */
async function attempt(account: Account, fault: Fault, pay: () => { status: string; id: string }) {
  if (fault.mode === 'down') {
    throw new StripeError(503, { type: 'api_error', message: 'The payment provider cannot be reached right now.' });
  }
  try {
    const { status, id } = pay();
    if (fault.mode === 'slow') await delay(fault.delayMs);
    return { status, paymentIntent: { id, status } };
  } finally {
    account.save();
  }
}
