import {
  changePersonProposalSetting,
  changeProposalSetting,
  getPersonProposalSetting,
  getProposalSetting,
  type PersonProposalSetting as PersonSettingMessage,
  type PersonProposalSettingChange,
  type PersonProposalSettingOf,
  type ProposalSetting as SettingMessage,
  type ProposalSettingChange,
  type ProposalSettingOf,
} from '@presently/contracts/gifting/proposals';
import type { Caller } from '@presently/messaging/call-context';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { notFound, Problem, wrongField } from '@presently/messaging/problem';
import { usualCurrency } from '@presently/rules/money';
import { budgetOf } from '@presently/rules/price-range';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Occasion } from '../recipients/occasions/occasion.entity.js';
import { findRecipient } from '../recipients/record/find-recipient.js';
import { mayHaveProposal } from '../senders/may-have-proposal.js';
import { Sender } from '../senders/sender.entity.js';
import { proposalQueueName } from './make-proposals.js';
import { PersonProposalSetting } from './person-proposal-setting.entity.js';
import { budgetIn } from './budget-in.js';
import { defaultSetting, ProposalSetting } from './proposal-setting.entity.js';

type Terms = Pick<ProposalSetting, 'isOn' | 'daysBefore' | 'budget' | 'tone' | 'isChoice'>;
type Change = Omit<PersonProposalSettingChange, 'recipientId'>;

/** Settings of one occasion, and of a person for all of their occasions. That of an occasion wins. */
@Controller()
export class ProposalSettingsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly wakeups: Wakeups,
  ) {}

  @Handles(getProposalSetting)
  async get(
    { occasionId }: ProposalSettingOf,
    { caller }: HandlerContext<typeof getProposalSetting>,
  ): Promise<SettingMessage> {
    const em = this.em.fork();
    await findOccasion(em, occasionId, caller);
    const setting = await em.findOne(ProposalSetting, { occasion: occasionId });
    const sender = await em.findOne(Sender, caller.userId);
    const isOffered = sender?.tier === 'free' && mayHaveProposal(sender, occasionId);
    return {
      occasionId,
      isOwn: setting?.isOwn ?? false,
      ...shown(termsOf(setting, caller)),
      ...(isOffered && { isOffered }),
    };
  }

  @Handles(changeProposalSetting)
  async change(
    { occasionId, isOwn = true, ...given }: ProposalSettingChange,
    { caller }: HandlerContext<typeof changeProposalSetting>,
  ): Promise<SettingMessage> {
    const { userId } = caller;
    const change = withCurrency(given, caller);
    return this.em.fork().transactional(async (tx) => {
      const { recipient } = await findOccasion(tx, occasionId, caller);
      // The person's setting and the list of their occasions stay as they are until the commit.
      await findRecipient(tx, recipient.id, caller, LockMode.PESSIMISTIC_WRITE);
      const occasion = await findOccasion(tx, occasionId, caller, LockMode.PESSIMISTIC_WRITE);
      const before = await tx.findOne(ProposalSetting, { occasion: occasionId });
      const terms = isOwn
        ? changed(before, change, caller)
        : termsOf(await tx.findOne(PersonProposalSetting, { recipient: recipient.id }), caller);
      await requirePro(tx, userId, terms, isOwn ? occasionId : undefined);
      const values = { ...terms, isOwn, checkAt: this.clock.now() };
      if (before) tx.assign(before, values);
      else tx.create(ProposalSetting, { id: randomUUID(), occasion, userId, ...values, proposedFor: null });
      if (terms.isOn) this.wakeups.wakeAfterCommit(tx, proposalQueueName);
      return { occasionId, isOwn, ...shown(terms) };
    });
  }

  @Handles(getPersonProposalSetting)
  async getOfPerson(
    { recipientId }: PersonProposalSettingOf,
    { caller }: HandlerContext<typeof getPersonProposalSetting>,
  ): Promise<PersonSettingMessage> {
    const em = this.em.fork();
    await findRecipient(em, recipientId, caller);
    return {
      recipientId,
      ...shown(termsOf(await em.findOne(PersonProposalSetting, { recipient: recipientId }), caller)),
    };
  }

  @Handles(changePersonProposalSetting)
  async changeOfPerson(
    { recipientId, ...given }: PersonProposalSettingChange,
    { caller }: HandlerContext<typeof changePersonProposalSetting>,
  ): Promise<PersonSettingMessage> {
    const { userId } = caller;
    const change = withCurrency(given, caller);
    return this.em.fork().transactional(async (tx) => {
      // The lock also holds back occasions that are added meanwhile.
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      const before = await tx.findOne(PersonProposalSetting, { recipient: recipientId });
      const terms = changed(before, change, caller);
      await requirePro(tx, userId, terms);
      if (before) tx.assign(before, terms);
      else tx.create(PersonProposalSetting, { recipient, userId, ...terms });
      await tx.flush();
      await followPerson(tx, recipientId, this.clock.now());
      if (terms.isOn) this.wakeups.wakeAfterCommit(tx, proposalQueueName);
      return { recipientId, ...shown(terms) };
    });
  }
}

/** Gives all occasions of the person its setting, but for those with their own. */
const followPerson = (tx: EntityManager, recipientId: string, now: Date) =>
  tx.execute(
    `insert into proposal_settings (id, occasion_id, user_id, is_own, is_on, days_before, budget, tone, is_choice,
       check_at)
     select gen_random_uuid(), occasions.id, occasions.user_id, false, is_on, days_before, budget, tone, is_choice, ?
       from occasions join person_proposal_settings person on person.recipient_id = occasions.recipient_id
       where occasions.recipient_id = ?
     on conflict (occasion_id) do update
       set is_on = excluded.is_on, days_before = excluded.days_before, budget = excluded.budget,
         tone = excluded.tone, is_choice = excluded.is_choice, check_at = excluded.check_at
       where not proposal_settings.is_own`,
    [now, recipientId],
  );

const findOccasion = (em: EntityManager, id: string, { userId }: Caller, lockMode?: LockMode) =>
  em.findOneOrFail(Occasion, { id, userId }, { lockMode, failHandler: () => notFound('Occasion') });

const termsOf = (setting: Terms | null, { currency }: Caller): Terms => {
  const { isOn, daysBefore, budget, tone, isChoice } = setting ?? defaultSetting;
  return { isOn, daysBefore, budget: budgetIn(budget, currency), tone, isChoice };
};

/** Clients that know of one gift only are answered as before. */
const shown = ({ isChoice, ...terms }: Terms) => ({ ...terms, ...(isChoice && { isChoice }) });

const changed = (before: Terms | null, change: Change, caller: Caller): Terms => {
  const { daysBefore, budget, tone, isChoice } = termsOf(before, caller);
  return {
    isOn: change.isOn,
    daysBefore: change.daysBefore ?? daysBefore,
    budget: change.budget ?? budget,
    tone: change.tone ?? tone,
    isChoice: change.isChoice ?? isChoice,
  };
};

/** @param occasionId of a setting of its own, which may be the one that is offered on Free */
async function requirePro(tx: EntityManager, userId: string, { isOn }: Terms, occasionId?: string): Promise<void> {
  if (!isOn) return;
  const sender = await tx.findOne(Sender, userId);
  const isFree = (sender?.tier ?? 'free') === 'free';
  if (isFree && !(sender && occasionId && mayHaveProposal(sender, occasionId)))
    throw new Problem('proposal.needs-pro', 403, 'Proposals are part of Pro. Upgrade to switch them on.');
}

/**
 * The change with the currency that its own budget is in, so that a later change of the account's does not make other
 * money of it.
 * @throws Problem `invalid-input` for a budget that the account cannot have
 */
function withCurrency(change: Change, { currency = usualCurrency }: Caller): Change {
  const { budget } = change;
  if (budget === undefined) return change;
  const found = budgetOf(budget, currency);
  if ('fault' in found) throw wrongField('budget', found.fault, 'budget');
  return typeof budget === 'string' ? change : { ...change, budget: { ...budget, currency } };
}
