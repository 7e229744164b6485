import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.js';
import { isTo, type CapturedText } from './captured-text.js';
import { invalidNumber } from './magic-numbers.js';
import { messageResource } from './message-resource.js';
import type { Outbox } from '../outbox/outbox.js';

const messages = '/2010-04-01/Accounts/:account/Messages';
const mostListed = 50;

interface Account {
  account: string;
}

export interface NewText {
  accountSid: string;
  authToken: string;
  to: string;
  from: string;
  body: string;
  statusCallback?: string;
}

/** Accepts the texts. */
interface Carrier {
  readonly outbox: Outbox<CapturedText>;
  /** @returns Twilio's error for the number; `undefined` if it is accepted */
  refusalOf: (to: string) => { code: number; message: string } | undefined;
  take: (text: NewText) => CapturedText;
}

const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });

/** The account's secret, for its sign-in and for Twilio's signatures. */
function authTokenOf(request: FastifyRequest<{ Params: Account }>): string | undefined {
  const [, credentials] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [, user, token] = /^([^:]+):(.+)$/.exec(Buffer.from(credentials ?? '', 'base64').toString()) ?? [];
  return user === request.params.account ? token : undefined;
}

/** Twilio's Messages API. */
export function twilioRoutes(sandbox: FastifyInstance, carrier: Carrier, faults: FaultSwitches): void {
  // Its own scope, because only these routes accept forms.
  void sandbox.register((app, _options, done) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(text as string))),
    );
    app.addHook<{ Params: Account }>('onRequest', async (request, reply) => {
      if (faults.get('sms').mode === 'down') return refuse(reply, 503, 20503, 'Service unavailable');
      if (!authTokenOf(request)) return refuse(reply, 401, 20003, 'Authenticate');
      return undefined;
    });

    app.post<{ Params: Account; Body: Record<string, string> }>(`${messages}.json`, async (request, reply) => {
      const { To: to, From, MessagingServiceSid, Body: body, StatusCallback: statusCallback } = request.body ?? {};
      const from = From ?? (MessagingServiceSid && '+15005550006');
      if (!to) return refuse(reply, 400, 21604, "A 'To' phone number is required.");
      if (!from) return refuse(reply, 400, 21603, "A 'From' phone number is required.");
      if (!body) return refuse(reply, 400, 21602, 'Message body is required.');
      if (body.length > 1_600) return refuse(reply, 400, 21617, 'The concatenated message body exceeds the limit.');
      const fault = faults.get('sms');
      const isNumber = /^\+[1-9]\d{6,14}$/.test(to);
      const refusal = fault.mode === 'reject' || !isNumber ? invalidNumber : carrier.refusalOf(to);
      if (refusal) return refuse(reply, 400, refusal.code, refusal.message);
      const { account: accountSid } = request.params;
      const text = carrier.take({
        accountSid,
        authToken: authTokenOf(request)!,
        to,
        from,
        body,
        ...(statusCallback && { statusCallback }),
      });
      const answer = messageResource(text);
      // Stored before the wait: `slow` delays only the answer.
      if (fault.mode === 'slow') await delay(fault.delayMs, undefined, { ref: false });
      return reply.code(201).send(answer);
    });

    app.get<{ Params: Account; Querystring: { To?: string; From?: string; PageSize?: string } }>(
      `${messages}.json`,
      ({ params, query, url }) => {
        const size = Math.min(Number(query.PageSize ?? mostListed) || mostListed, 1_000);
        const found = carrier.outbox
          .list()
          .filter(({ accountSid }) => accountSid === params.account)
          .filter((text) => query.To === undefined || isTo(text, query.To))
          .filter(({ from }) => query.From === undefined || from === query.From);
        return {
          messages: found.slice(0, size).map(messageResource),
          page: 0,
          page_size: size,
          start: 0,
          end: Math.min(found.length, size),
          uri: url,
          first_page_uri: url,
          next_page_uri: null,
          previous_page_uri: null,
        };
      },
    );

    app.get<{ Params: Account & { sid: string } }>(`${messages}/:sid.json`, ({ params }, reply) => {
      const text = carrier.outbox.find(params.sid);
      return text ? messageResource(text) : refuse(reply, 404, 20404, 'The requested resource was not found');
    });
    done();
  });
}
