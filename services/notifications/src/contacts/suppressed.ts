import type { SuppressionReason } from '@presently/contracts/notifications/suppressions';
import { toldProblem, type DeliveryProblem } from '@presently/rules/delivery-problems/en';
import type { Outcome } from '../deliveries/outcome.js';

const problems: Record<SuppressionReason, DeliveryProblem> = {
  'opted-out': 'opted-out',
  stopped: 'opted-out',
  bounced: 'resting',
};

/** The outcome of a message to a suppressed contact. */
export const suppressed = (reason: SuppressionReason): Outcome => ({
  kind: 'refused',
  error: `suppressed: ${reason}`,
  ...toldProblem(problems[reason]),
});
