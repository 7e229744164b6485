import type { Gift } from '@presently/contracts/gifting/gifts';
import { Button } from '../../../ui/controls/button.js';
import { outcomes, useTellOutcome } from './outcome.js';
import { giftsWords as say } from '../../../languages/gifts/en.js';

interface OutcomeChoiceProps {
  gift: Pick<Gift, 'id' | 'giftName' | 'outcome'>;
  onTold?: () => void;
}

/** One press says how a gift went; another one changes it. */
export function OutcomeChoice({ gift, onTold }: OutcomeChoiceProps) {
  const tell = useTellOutcome(gift.id, onTold);
  const chosen = tell.isPending ? tell.variables : gift.outcome;
  return (
    <fieldset aria-label={say('outcomeOf', { gift: gift.giftName })} className="flex min-w-0 flex-wrap gap-2">
      {outcomes().map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          variant={chosen === value ? 'primary' : 'quiet'}
          aria-pressed={chosen === value}
          isBusy={tell.isPending && tell.variables === value}
          onClick={() => tell.mutate(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
