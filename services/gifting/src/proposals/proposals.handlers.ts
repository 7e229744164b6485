import {
  approveProposal,
  listProposals,
  skipProposal,
  swapProposal,
  type Proposal as ProposalMessage,
  type ProposalApproval,
  type ProposalId,
} from '@presently/contracts/gifting/proposals';
import type { PageRequest } from '@presently/contracts/kit/page';
import type { Caller } from '@presently/messaging/call-context';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { DecideProposal } from './decide-proposal.js';
import { proposalsOf, readProposal } from './proposals.queries.js';

@Controller()
export class ProposalsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly decideProposal: DecideProposal,
  ) {}

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
