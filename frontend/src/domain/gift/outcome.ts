import { giftOutcomes, type GiftOutcome } from '@presently/rules/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { toast } from '../../ui/overlays/toast-store.js';

const names: Record<GiftOutcome, string> = {
  loved: 'Loved it',
  fine: 'Fine',
  'had-it': 'Had it already',
  'not-for-them': 'Not for them',
};

/** How a gift went, in the order in which it is asked. */
export const outcomes = giftOutcomes.map((value) => ({ value, label: names[value] }));
export const outcomeName = (outcome: GiftOutcome): string => names[outcome];

/** @param onTold runs before the gifts are reloaded */
export function useTellOutcome(giftId: string, onTold?: () => void) {
  return useMutation({
    mutationFn: (outcome: GiftOutcome) => api('POST /api/gifts/:giftId/outcome', { giftId, outcome }),
    onSuccess: () => {
      toast({ title: 'Thank you', description: 'Future ideas will take it into account.' });
      onTold?.();
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'It could not be saved'), variant: 'destructive' }),
  });
}
