import { IsIn } from 'class-validator';
import { giftOutcomes, type GiftOutcome } from '@presently/rules/vocabulary';
import { OutcomeAtLink } from '../gifting/gift-outcome.js';
import { OutcomeToken } from '../identity/outcome-links.js';
import { gatewayCall } from '../kit/gateway-call.js';
import { Nullable } from '../kit/fields/nested.js';

/** What the page behind a link of the mail shows that asks how a gift went. No account is needed. 404 for a dead link. */
export const readOutcome = gatewayCall('outcome.read', {
  route: 'GET /api/gift-outcomes/:outcomeToken',
  access: 'public',
  shows: ['gifts'],
  input: OutcomeToken,
  output: OutcomeAtLink,
});

export class AnswerAtLink extends OutcomeToken {
  /** Null takes it back. */
  @Nullable()
  @IsIn(giftOutcomes, { message: `outcome must be one of ${giftOutcomes.join(', ')}, or null` })
  outcome!: GiftOutcome | null;
}
/**
 * Says how a gift went: the page of the link sends it once somebody looks at it. Another answer changes it. A scanner
 * answers nothing: 403.
 */
export const tellOutcomeAtLink = gatewayCall('outcome.tell', {
  route: 'POST /api/gift-outcomes/:outcomeToken',
  access: 'public',
  changes: ['gifts'],
  input: AnswerAtLink,
  output: OutcomeAtLink,
});
