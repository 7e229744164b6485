import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.js';
import { newId, type Account } from './account.js';
import { readForm, type Params } from './form.js';
import type { Payments } from './payments.js';
import type { StripeApi } from './stripe-api.js';
import { invalid, StripeError } from './stripe-error.js';
import { apiVersion } from './wire/event.js';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Stripe's API over HTTP: keys, forms, idempotency, errors and faults. */
export function stripeRoutes(
  sandbox: FastifyInstance,
  api: StripeApi,
  payments: Payments,
  account: Account,
  faults: FaultSwitches,
): void {
  // Its own scope, because only these routes accept such forms.
  void sandbox.register((app, _options, done) => {
    app.removeContentTypeParser('application/x-www-form-urlencoded');
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, parsed) =>
      parsed(null, text),
    );
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof StripeError) return reply.code(error.status).send(error.toJson());
      console.error(error);
      return reply.code(500).send({ error: { type: 'api_error', message: 'The sandbox made a mistake.' } });
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'request-id': newId('req'), 'stripe-version': apiVersion });
      if (faults.get('payments').mode === 'down') {
        const message = 'An unknown error occurred';
        return reply.code(503).send(new StripeError(503, { type: 'api_error', message }).toJson());
      }
      if (!/^Bearer (sk|rk)_test_\w+$/.test(request.headers.authorization ?? '')) {
        throw invalid('Invalid API Key provided', undefined, undefined, 401);
      }
      return undefined;
    });
    // The call is carried out and only its answer is late, also for a client that has disconnected.
    app.addHook('onSend', async () => {
      const fault = faults.get('payments');
      if (fault.mode === 'slow') await delay(fault.delayMs);
    });
    for (const [route, call] of Object.entries(api.calls)) {
      const [method, path] = route.split(' ') as [HTTPMethods, string];
      app.route({
        method,
        url: `/v1/${path}`,
        handler: (request, reply) =>
          answer(request, reply, account, (params) => {
            payments.lapseOverdue();
            return call(params);
          }),
      });
    }
    done();
  });
}

/** A used key gets the same answer again, and is refused for another request. Refused requests store no key. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  call: (params: Params) => unknown,
): FastifyReply {
  const text = typeof request.body === 'string' ? request.body : '';
  const params: Params = {
    ...readForm(request.url.split('?')[1] ?? ''),
    ...readForm(text),
    ...(request.params as object),
  };
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') {
    const body = call(params);
    account.save();
    return reply.send(body);
  }
  const fingerprint = hash(`${request.url}\n${text}`);
  const kept = account.answerTo(key);
  if (kept && kept.fingerprint !== fingerprint) {
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (kept) return reply.header('idempotent-replayed', 'true').code(kept.status).send(kept.body);
  const body = call(params);
  account.keepAnswer(key, { fingerprint, status: 200, body });
  return reply.header('idempotency-key', key).send(body);
}
