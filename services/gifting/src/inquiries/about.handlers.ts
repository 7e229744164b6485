import {
  answerAbout,
  findReportableQuestion,
  readQuestion,
  reportQuestion,
  type AboutAnswer,
  type AboutToken,
  type OpenQuestion,
  type QuestionReport,
} from '@presently/contracts/gifting/about';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Problem, wrongField } from '@presently/messaging/problem';
import { consentWords, type Consent } from '@presently/rules/about';
import type { Language } from '@presently/rules/languages';
import { Budgets, type Use } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { networkHolder } from '@presently/service/network-of';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { OpenReport } from '../reports/open-report.js';
import { Consented } from './consented.entity.js';
import { endedLink, findOpen } from './find-open.js';
import { findReportable } from './find-reportable.js';
import type { Inquiry, Told } from './inquiry.entity.js';

/** For the holder of a link: who asks, and how to answer or to report. Nothing that the sender knows is shown. */
@Controller()
export class AboutHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly openReport: OpenReport,
  ) {}

  @Handles(readQuestion)
  async read({ token }: AboutToken): Promise<OpenQuestion> {
    const { askedBy, expiresAt } = await findOpen(this.em, token, this.clock.now());
    return { askedBy, expiresAt: expiresAt.toISOString() };
  }

  @Handles(answerAbout)
  async answer(
    { token, agreesToTexts = false, spoken, ...said }: AboutAnswer,
    { address }: HandlerContext<typeof answerAbout>,
  ): Promise<Success> {
    const told = Object.fromEntries(Object.entries(said).filter(([, value]) => isSaid(value))) as Told;
    await this.em.transactional(async (tx) => {
      // Of answers at the same time, one ends the link. The others find none.
      const inquiry = await this.findOrCount(tx, token, address);
      if (Object.keys(told).length === 0) throw nothingSaid();
      const answeredAt = this.clock.now();
      Object.assign(inquiry, { tokenHash: null, answeredAt, told, accepted: [] });
      const agreed = { agreedAt: answeredAt, spoken };
      await this.keepConsent(tx, inquiry, 'details', agreed, null);
      if (told.phone === undefined) return;
      if (agreesToTexts) await this.keepConsent(tx, inquiry, 'texts', agreed, told.phone);
      else await tx.nativeDelete(Consented, { recipient: inquiry.recipient, what: 'texts' });
    });
    return { success: true };
  }

  @Handles(reportQuestion)
  async report(
    { token, reason, text }: QuestionReport,
    { address }: HandlerContext<typeof reportQuestion>,
  ): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const found = await findReportable(tx, token, this.clock.now());
      if (!found) throw endedLink();
      await this.openReport.take(tx, found, { reason, text: text ?? null, address });
    });
    return { success: true };
  }

  @Handles(findReportableQuestion)
  async findReportable({ token }: AboutToken): Promise<Success> {
    if (!(await findReportable(this.em, token, this.clock.now()))) throw endedLink();
    return { success: true };
  }

  /** Only wrong links count for the network: a right one works whatever others have tried, and once. */
  private async findOrCount(tx: EntityManager, token: string, address: string | undefined): Promise<Inquiry> {
    try {
      return await findOpen(tx, token, this.clock.now(), LockMode.PESSIMISTIC_WRITE);
    } catch (error) {
      const network = address === undefined ? [] : [networkHolder(address)];
      const uses = network.map((holder): Use => ({ budget: 'network-answers', holder }));
      if (error instanceof Problem) await this.budgets.charge(this.em.fork(), ...uses);
      throw error;
    }
  }

  private async keepConsent(
    tx: EntityManager,
    { recipient, userId, askedBy }: Inquiry,
    what: Consent,
    { agreedAt, spoken }: { agreedAt: Date; spoken: Language | undefined },
    contact: string | null,
  ): Promise<void> {
    const how = 'about-page';
    const words = consentWords(what, askedBy, spoken);
    await tx.upsert(Consented, { recipient, what, userId, agreedAt, how, words, contact });
  }
}

const isSaid = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

const nothingSaid = () => wrongField('likes', 'Please fill in at least one field', 'anything');
