import type { SuppressionReason } from '@presently/contracts/notifications/suppressions';
import type { Outcome } from '../deliveries/outcome.js';

const sentences: Record<SuppressionReason, string> = {
  'opted-out': 'This recipient has opted out of messages. Please share the link yourself.',
  stopped: 'This recipient has opted out of messages. Please share the link yourself.',
  bounced:
    'Messages to this contact were refused several times, so we have stopped trying it for now. Please check it, or share the link yourself.',
};

/** The outcome of a message to a suppressed contact. */
export const suppressed = (reason: SuppressionReason): Outcome => ({
  kind: 'refused',
  error: `suppressed: ${reason}`,
  reason: sentences[reason],
});
