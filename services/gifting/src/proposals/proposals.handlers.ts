import {
  approveProposal,
  changeProposalSetting,
  getProposalSetting,
  listProposals,
  skipProposal,
  swapProposal,
  type Proposal as ProposalMessage,
  type ProposalApproval,
  type ProposalId,
  type ProposalSetting as SettingMessage,
  type ProposalSettingChange,
  type ProposalSettingOf,
} from '@presently/contracts/gifting/proposals';
import type { PageRequest } from '@presently/contracts/kit/page';
import type { Caller } from '@presently/messaging/call-context';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound, Problem } from '@presently/messaging/problem';
import { priceRangeOf } from '@presently/rules/price-range';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Occasion } from '../occasions/occasion.entity.js';
import { tierOf } from '../senders/tier-of.js';
import { DecideProposal } from './decide-proposal.js';
import { proposalQueueName } from './make-proposals.js';
import { defaultSetting, ProposalSetting } from './proposal-setting.entity.js';
import { proposalsOf, readProposal } from './proposals.queries.js';

@Controller()
export class ProposalsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly wakeups: Wakeups,
    private readonly decideProposal: DecideProposal,
  ) {}

  @Handles(getProposalSetting)
  async getSetting(
    { occasionId }: ProposalSettingOf,
    { caller }: HandlerContext<typeof getProposalSetting>,
  ): Promise<SettingMessage> {
    const em = this.em.fork();
    await findOccasion(em, occasionId, caller);
    const setting = await em.findOne(ProposalSetting, { occasion: occasionId });
    const { isOn, daysBefore, budget, tone } = setting ?? defaultSetting;
    return { occasionId, isOn, daysBefore, budget, tone };
  }

  @Handles(changeProposalSetting)
  async changeSetting(
    { occasionId, ...change }: ProposalSettingChange,
    { caller }: HandlerContext<typeof changeProposalSetting>,
  ): Promise<SettingMessage> {
    const { userId } = caller;
    if (change.budget !== undefined) requireBudget(change.budget);
    return this.em.fork().transactional(async (tx) => {
      const occasion = await findOccasion(tx, occasionId, caller, LockMode.PESSIMISTIC_WRITE);
      if (change.isOn && (await tierOf(tx, userId)) === 'free')
        throw new Problem('proposal.needs-pro', 403, 'Proposals are part of Pro. Upgrade to switch them on.');
      const before = await tx.findOne(ProposalSetting, { occasion: occasionId });
      const { isOn } = change;
      const {
        daysBefore = (before ?? defaultSetting).daysBefore,
        budget = (before ?? defaultSetting).budget,
        tone = (before ?? defaultSetting).tone,
      } = change;
      const values = { isOn, daysBefore, budget, tone, checkAt: this.clock.now() };
      if (before) tx.assign(before, values);
      else tx.create(ProposalSetting, { id: randomUUID(), occasion, userId, ...values, proposedFor: null });
      if (isOn) this.wakeups.wakeAfterCommit(tx, proposalQueueName);
      return { occasionId, isOn, daysBefore, budget, tone };
    });
  }

  @Handles(listProposals)
  list(page: PageRequest, { caller, timeZone }: HandlerContext<typeof listProposals>): Promise<Page<ProposalMessage>> {
    return readPage(listProposals, page, proposalsOf(this.em, caller.userId, this.clock.today(timeZone)));
  }

  @Handles(approveProposal)
  async approve(input: ProposalApproval, context: HandlerContext<typeof approveProposal>): Promise<ProposalMessage> {
    await this.decideProposal.approve(input, context);
    return this.read(input, context);
  }

  @Handles(swapProposal)
  async swap(input: ProposalId, context: HandlerContext<typeof swapProposal>): Promise<ProposalMessage> {
    await this.decideProposal.swap(input.proposalId, context.caller);
    return this.read(input, context);
  }

  @Handles(skipProposal)
  async skip(input: ProposalId, context: HandlerContext<typeof skipProposal>): Promise<ProposalMessage> {
    await this.decideProposal.skip(input.proposalId, context.caller);
    return this.read(input, context);
  }

  private async read(
    { proposalId }: ProposalId,
    { caller, timeZone }: { caller: Caller; timeZone: string },
  ): Promise<ProposalMessage> {
    const today = this.clock.today(timeZone);
    const proposal = await readProposal(this.em.fork(), proposalId, caller.userId, today);
    if (!proposal) throw notFound('Proposal');
    return proposal;
  }
}

const findOccasion = (em: EntityManager, id: string, { userId }: Caller, lockMode?: LockMode) =>
  em.findOneOrFail(Occasion, { id, userId }, { lockMode, failHandler: () => notFound('Occasion') });

function requireBudget(budget: NonNullable<ProposalSettingChange['budget']>): void {
  if (priceRangeOf(budget)) return;
  const sentence = 'Choose one of the ten budgets, such as $50-$100';
  throw new Problem('invalid-input', 400, sentence, { errors: { budget: [sentence] } });
}
