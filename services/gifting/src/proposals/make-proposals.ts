import { proposalMade } from '@presently/contracts/gifting/proposals';
import { prepareProposal, type PreparedProposal } from '@presently/contracts/recommendations/prepared-proposal';
import { Outbox } from '@presently/messaging/outbox';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Clock } from '@presently/service/clock';
import { moodOfOccasion } from '@presently/rules/gift-mood';
import { firstTimeZone, instantOf } from '@presently/rules/zoned-time';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { retryDelay } from '@presently/work/retry-delay';
import { sql } from '@presently/work/sql';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { GiftingEnv } from '../env.js';
import { Gift, unsent } from '../gifts/gift.entity.js';
import { newShareToken } from '../gifts/share-token.js';
import { isGivenFor } from '../recipients/occasions/gift-for-occasion.js';
import { Occasion } from '../recipients/occasions/occasion.entity.js';
import { toRule } from '../recipients/occasions/occasions.views.js';
import { planReminder } from '../recipients/occasions/plan-reminder.js';
import { mayHaveProposal } from '../senders/may-have-proposal.js';
import { Sender } from '../senders/sender.entity.js';
import { budgetIn } from './budget-in.js';
import { Proposal } from './proposal.entity.js';
import { ProposalSetting } from './proposal-setting.entity.js';
import { fieldsOfPick, picksBeside } from './proposed-gift.js';

export const proposalQueueName = 'proposals';

/** Until the occasion has passed: a later look than hourly could come after the day on which the gift goes out. */
const backoff = { baseMs: 60_000, longestMs: 3_600_000 };
const day = 86_400_000;
/** Gifts of proposals go out at this time of day, where the recipient lives. */
const timeOfDay = '09:00';

type Result =
  | { kind: 'not-yet'; checkAt: Date }
  | { kind: 'failed' }
  | {
      kind: 'prepared';
      occursOn: string;
      checkAt: Date;
      prepared: PreparedProposal;
      /** Whether it is the one of the year on Free. */
      isOffered: boolean;
    };

/**
 * Proposes gifts at their time. Recommendations is asked under a lease; proposal, draft and event are one transaction
 * with the row's new state, so that a replica that is killed proposes nothing twice.
 */
@Injectable()
@WorksUnderLease()
export class MakeProposals implements LeasedQueue<ProposalSetting, Result> {
  readonly name = proposalQueueName;
  readonly lease: Lease<ProposalSetting> = {
    entity: ProposalSetting,
    where: () => sql('is_on'),
    dueAt: 'checkAt',
    fence: 'fence',
    attempts: 'attempts',
    now: () => this.clock.now(),
  };
  readonly leaseMs = 60_000;
  readonly pollMs: number;
  readonly concurrency = 4;
  private readonly log = new Logger(MakeProposals.name);

  constructor(
    private readonly em: EntityManager,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    env: GiftingEnv,
  ) {
    this.pollMs = env.dayCheckMs;
  }

  try(settings: readonly ProposalSetting[]): Promise<Result>[] {
    return settings.map((setting) => this.prepare(setting));
  }

  judge({ isOn, isOwn, attempts }: ProposalSetting, result: Result): Verdict<ProposalSetting> {
    if (result.kind === 'failed') return { next: 'retry', afterMs: retryDelay(attempts, backoff) };
    const rest = { checkAt: result.checkAt, attempts: 0 };
    if (result.kind !== 'prepared') return { next: 'done', set: rest };
    // The one proposal of the year on Free switches itself off.
    return {
      next: 'done',
      set: { ...rest, proposedFor: result.occursOn, isOn: isOn && !(isOwn && result.isOffered) },
    };
  }

  async afterVerdicts(tx: EntityManager, tried: readonly Tried<ProposalSetting, Result>[]): Promise<void> {
    for (const { row, result } of tried) if (result.kind === 'prepared') await this.propose(tx, row, result);
  }

  private async prepare({ occasion: { id }, userId, daysBefore, proposedFor, budget, tone }: ProposalSetting) {
    const em = this.em.fork();
    const occasion = await em.findOneOrFail(Occasion, id);
    const sender = await em.findOne(Sender, userId);
    const reminding = { timeZone: sender?.timeZone ?? 'UTC', reminderDaysBefore: daysBefore };
    const remembered = { ...toRule(occasion), remindedFor: proposedFor };
    const now = this.clock.now();
    const plan = planReminder(remembered, reminding, now);
    // Daily at least, because the occasion's date, the zone and the plan may change meanwhile.
    const tomorrow = new Date(now.getTime() + day);
    const checkAt = plan.checkAt && plan.checkAt < tomorrow ? plan.checkAt : tomorrow;
    const { due } = plan;
    if (!due || !sender || !mayHaveProposal(sender, id) || sender.isSuspended)
      return { kind: 'not-yet', checkAt } as const;
    // The giver has chosen already. Should that gift be taken back, tomorrow's look proposes one.
    const [given] = await em.execute(
      `select from gift_history gift where ${isGivenFor('?', '?::timestamptz')} limit 1`,
      [id, now],
    );
    if (given) return { kind: 'not-yet', checkAt } as const;
    try {
      const about = { userId, recipientId: occasion.recipient.id, occasionId: id };
      const prepared = await this.rpc.call(prepareProposal, {
        ...about,
        budget: budgetIn(budget, sender.currency),
        tone,
        currency: sender.currency,
      });
      const isOffered = sender.tier === 'free';
      return { kind: 'prepared', occursOn: due.occursOn, checkAt, prepared, isOffered } as const;
    } catch (error) {
      if (error instanceof Problem && error.code === 'budget-used')
        return { kind: 'not-yet', checkAt: new Date(now.getTime() + (error.detail.retryAfter ?? 0) * 1_000) } as const;
      this.log.warn(`A proposal could not be prepared yet: ${(error as Error).message}`);
      return { kind: 'failed' } as const;
    }
  }

  private async propose(
    tx: EntityManager,
    { occasion: { id }, userId, isChoice }: ProposalSetting,
    { occursOn, prepared: { picks, message } }: Extract<Result, { kind: 'prepared' }>,
  ): Promise<void> {
    const occasion = await tx.findOneOrFail(Occasion, id, { populate: ['recipient'] });
    const sender = await tx.findOneOrFail(Sender, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!mayHaveProposal(sender, id)) return;
    if (sender.tier === 'free') sender.proposalOfferedFor = null;
    const recipient = occasion.recipient.$;
    const zone = firstTimeZone(recipient.timeZone, sender.timeZone);
    const now = this.clock.now();
    const gift = tx.create(Gift, {
      ...unsent,
      ...fieldsOfPick(picks[0]),
      status: 'draft',
      id: randomUUID(),
      userId,
      recipient,
      occasion,
      senderName: sender.displayName,
      message,
      mood: moodOfOccasion(occasion),
      deliveryMethod: recipient.email ? 'email' : recipient.phone ? 'sms' : null,
      recipientEmail: recipient.email,
      recipientPhone: recipient.email ? null : recipient.phone,
      scheduledFor: instantOf(occursOn, timeOfDay, zone),
      shareToken: newShareToken(),
      createdAt: now,
      version: 0,
    });
    const proposal = tx.create(Proposal, {
      id: randomUUID(),
      userId,
      occasion,
      recipient: null,
      askedBy: null,
      contact: null,
      occursOn,
      state: 'open',
      gift,
      picks,
      isChoice: isChoice && picks.length > 1,
      createdAt: now,
    });
    const aggregate = { kind: 'proposal', id: proposal.id, version: 1 };
    await this.outbox.add(tx, proposalMade, aggregate, {
      proposalId: proposal.id,
      userId,
      recipientId: recipient.id,
      recipientName: recipient.name,
      occasionType: occasion.type,
      occursOn,
      giftName: picks[0]?.title ?? null,
      price: picks[0]?.price ?? null,
      message,
      ...(proposal.isChoice && {
        choice: picksBeside(proposal).map(({ title, price }) => ({ giftName: title, price })),
      }),
    });
  }
}
