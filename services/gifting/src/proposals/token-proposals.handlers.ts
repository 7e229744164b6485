import { proposeGift, type GiftToSend, type ProposalMade } from '@presently/contracts/gifting/gifts';
import { proposePlannedGift, type GiftId } from '@presently/contracts/gifting/planned-gifts';
import { proposeResend, type GiftToResend } from '@presently/contracts/gifting/resend';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Controller } from '@nestjs/common';
import { ProposeForToken } from './propose-for-token.js';

/** What the gateway asks for in place of a call that would send, by a token that may not. */
@Controller()
export class TokenProposalsHandlers {
  constructor(private readonly propose: ProposeForToken) {}

  @Handles(proposeGift)
  async gift(input: GiftToSend, context: HandlerContext<typeof proposeGift>): Promise<ProposalMade> {
    return { proposalId: await this.propose.gift(input, context) };
  }

  @Handles(proposePlannedGift)
  async plannedGift({ giftId }: GiftId, context: HandlerContext<typeof proposePlannedGift>): Promise<ProposalMade> {
    return { proposalId: await this.propose.about(giftId, 'send-planned', null, context) };
  }

  @Handles(proposeResend)
  async resend(
    { giftId, ...contact }: GiftToResend,
    context: HandlerContext<typeof proposeResend>,
  ): Promise<ProposalMade> {
    return { proposalId: await this.propose.about(giftId, 'resend', contact, context) };
  }
}
