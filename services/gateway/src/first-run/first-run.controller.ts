import { finishFirstRun, showFirstRun } from '@presently/contracts/gateway/first-run';
import { register, Registration, signIn, type RegisterInput } from '@presently/contracts/identity/sessions';
import { parseMessage } from '@presently/messaging/messages';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Frontend, type FirstRunPageModel } from '../frontend/frontend.js';
import { sendCompressed } from '../http/compressed.js';
import { linkLanguage, pageLanguage, speakIn } from '../http/page-language.js';
import { toHttpProblem } from '../http/problem.filter.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { FirstRun } from './first-run.js';
import { firstRunFields, settingsOf, writtenIn, type FirstRunField } from './written-settings.js';

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Sets up a box: the administrator's account, its address, and mail. It works without script. */
@Controller()
export class FirstRunController {
  private readonly logger = new Logger(FirstRunController.name);

  constructor(
    private readonly firstRun: FirstRun,
    private readonly rpc: RpcClient,
    private readonly frontend: Frontend,
  ) {}

  @Answers(showFirstRun)
  async ask({ request, reply, parameters: { firstRunToken: token } }: Exchange<typeof showFirstRun>): Promise<void> {
    if (!this.firstRun.isOpenTo(token)) return this.show(request, reply.code(404), { state: 'gone' });
    // Behind a proxy that encrypts, the page already has the address.
    const publicUrl = request.protocol === 'https' ? `https://${request.host}` : '';
    await this.show(request, reply, { state: 'form', token, written: { publicUrl, smtpPort: '587' } });
  }

  @Answers(finishFirstRun)
  async finish({ request, reply, parameters }: Exchange<typeof finishFirstRun>): Promise<void> {
    const { firstRunToken: token } = parameters;
    if (!this.firstRun.isOpenTo(token)) return this.show(request, reply.code(404), { state: 'gone' });
    const all = writtenIn(request.body);
    const { username, password, email } = all;
    const { settings, problems } = settingsOf(all);
    // Nothing that was typed is lost, save passwords.
    const { password: _, smtpPassword: __, ...written } = all;
    const again = (status: number, more: Partial<FirstRunPageModel>) =>
      this.show(request, reply.code(status), { state: 'form', token, written, problems, ...more });
    try {
      // By itself, so that what is wrong is said at its field.
      const registration = parseMessage(Registration, { username, password, ...(email && { email }) });
      const account = parseMessage(register.input, { registration, address: request.ip });
      if (Object.keys(problems).length > 0) return await again(400, {});
      const isDone = await this.firstRun.finish(token, { username, settings }, () => this.createAccount(account));
      if (!isDone) return await this.show(request, reply.code(404), { state: 'gone' });
      await this.show(request, reply, { state: 'done', publicUrl: settings['PUBLIC_URL']! });
    } catch (error) {
      const { status, code, message, detail } = toHttpProblem(error);
      if (status === 500) this.logger.error(error);
      const ofFields = byField(detail.errors, ([text]) => text);
      const rules = byField(detail.rules, (rule) => rule);
      await again(status, {
        problems: { ...problems, ...ofFields },
        ...(rules && { rules }),
        ...(!ofFields && { problem: message, code, ...(detail.params && { params: detail.params }) }),
      });
    }
  }

  /** An account that is there already counts if it is the same person's: an earlier try may have ended halfway. */
  private async createAccount({ registration, address }: RegisterInput): Promise<void> {
    const { username, password } = registration;
    await this.rpc.call(register, { registration, address }).catch(async (error: unknown) => {
      if (toHttpProblem(error).status !== 409) throw error;
      await this.rpc.call(signIn, { credentials: { username, password }, address }).catch(() => {
        throw error;
      });
    });
  }

  private async show(
    request: FastifyRequest,
    reply: FastifyReply,
    model: Omit<FirstRunPageModel, 'nonce' | 'language'>,
  ) {
    const nonce = newNonce();
    const language = pageLanguage(request, linkLanguage(request));
    const policy = pagePolicy(nonce, { script: this.frontend.inlineScripts });
    speakIn(reply, language)
      .headers(headers)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8');
    await sendCompressed(request, reply, this.frontend.renderFirstRunPage({ ...model, language, nonce }));
  }
}

/** What a refusal says about fields of the account; undefined if it says nothing about them. */
function byField<Told, Kept>(
  told: Record<string, Told> = {},
  keep: (of: Told) => Kept | undefined,
): Partial<Record<FirstRunField, Kept>> | undefined {
  const found = Object.entries(told).flatMap(([path, each]) => {
    const name = firstRunFields.find((field) => field === path.split('.').at(-1));
    const kept = keep(each);
    return name && kept !== undefined ? [[name, kept]] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Record<FirstRunField, Kept>>) : undefined;
}
