import { askToReport, sendReport } from '@presently/contracts/gateway/gift-page';
import { findReportable, reportGift } from '@presently/contracts/gifting/reports';
import { ShareToken } from '@presently/contracts/gifting/shared-gifts';
import { parseMessage } from '@presently/messaging/messages';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Frontend, type ReportPageModel } from '../frontend/frontend.js';
import { sendCompressed } from '../http/compressed.js';
import { linkLanguage, pageLanguage, speakIn } from '../http/page-language.js';
import { toHttpProblem } from '../http/problem.filter.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { giftPageHeaders } from './gift-page.controller.js';

/** The form with which a recipient reports a gift. It works without script and without an account. */
@Controller()
export class ReportPageController {
  private readonly logger = new Logger(ReportPageController.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly frontend: Frontend,
  ) {}

  @Answers(askToReport)
  async ask({ request, reply, parameters: { shareToken } }: Exchange<typeof askToReport>): Promise<void> {
    // The form is shown only if it can be sent.
    try {
      await this.rpc.call(findReportable, parseMessage(ShareToken, { shareToken }));
      await this.show(request, reply, { shareToken, state: 'form' });
    } catch (error) {
      const { status } = toHttpProblem(error);
      // While gifting is down, the form waits for its sender: what is typed there is not lost.
      if (status === 503) return this.show(request, reply, { shareToken, state: 'form' });
      if (status === 500) this.logger.error(error);
      await this.show(request, reply.code(status === 400 ? 404 : status), { shareToken, state: 'gone' });
    }
  }

  @Answers(sendReport)
  async send({ request, reply, parameters: { shareToken } }: Exchange<typeof sendReport>): Promise<void> {
    const fields = new URLSearchParams(String(request.body));
    const written = { reason: fields.get('reason') ?? '', text: fields.get('text') ?? '' };
    try {
      const report = parseMessage(reportGift.input, { shareToken, ...written });
      await this.rpc.call(reportGift, report, { address: request.ip });
      await this.show(request, reply, { shareToken, state: 'sent' });
    } catch (error) {
      const { status, code, message, detail } = toHttpProblem(error);
      if (status === 500) this.logger.error(error);
      if (detail.retryAfter) reply.header('retry-after', detail.retryAfter);
      // Nothing that was typed is lost.
      await this.show(request, reply.code(status), { shareToken, state: 'form', ...written, problem: message, code });
    }
  }

  private async show(request: FastifyRequest, reply: FastifyReply, model: Omit<ReportPageModel, 'nonce' | 'language'>) {
    const nonce = newNonce();
    const policy = pagePolicy(nonce, { script: this.frontend.inlineScripts });
    const headers = { ...giftPageHeaders, 'referrer-policy': 'same-origin' };
    const language = pageLanguage(request, linkLanguage(request));
    speakIn(reply, language)
      .headers(headers)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8');
    await sendCompressed(request, reply, this.frontend.renderReportPage({ ...model, language, nonce }));
  }
}
