import { giftOutcomes, type GiftOutcome } from '@presently/rules/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.js';
import { messageOf } from '../../../lib/api-error.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { giftsWords as say } from '../../../languages/gifts/en.js';
import { giftStateWords as sayState } from '../../../languages/gift-state/en.js';

const names = {
  loved: 'outcomeLoved',
  fine: 'outcomeFine',
  'had-it': 'outcomeHadIt',
  'not-for-them': 'outcomeNotForThem',
} as const satisfies Record<GiftOutcome, string>;

/** How a gift went, in the order in which it is asked. */
export const outcomes = () => giftOutcomes.map((value) => ({ value, label: outcomeName(value) }));
export const outcomeName = (outcome: GiftOutcome): string => say(names[outcome]);

/** @param onTold runs before the gifts are reloaded */
export function useTellOutcome(giftId: string, onTold?: () => void) {
  return useMutation({
    mutationFn: (outcome: GiftOutcome) => api('POST /api/gifts/:giftId/outcome', { giftId, outcome }),
    onSuccess: () => {
      toast({ title: say('outcomeTold'), description: say('outcomeToldText') });
      onTold?.();
    },
    onError: (error) =>
      toast({ title: sayState('error'), description: messageOf(error, say('outcomeFailed')), variant: 'destructive' }),
  });
}
