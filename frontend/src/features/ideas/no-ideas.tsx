import { usualCurrency } from '@presently/rules/money';
import { useCurrency } from '../../domain/user/currency.js';
import { Button } from '../../ui/controls/button.js';
import { IdeasDrawing } from '../../ui/drawings/ideas-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { budgetsBeside } from './search/budget-options.js';
import { spokenLocale } from '../../languages/words.js';
import { commonWords as sayCommonly } from '../../languages/common/en.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

interface NoIdeasProps {
  /** Whether a source of products did not answer: then it is not the budget that has nothing. */
  areShopsSilent: boolean;
  budget: string;
  onBudget: (budget: string) => void;
  onAgain: () => void;
}

/** Most shops sell in dollars. In other money it may be the currency that they do not have, and not the budget. */
function textFor(currency: string): string {
  if (currency === usualCurrency) return say('noneText');
  const name = new Intl.DisplayNames(spokenLocale(), { type: 'currency' }).of(currency) ?? currency;
  return `${say('noneText')} ${say('noneCurrency', { currency: name })}`;
}

/** The shops have nothing inside this budget, or they did not say what they have. */
export function NoIdeas({ areShopsSilent, budget, onBudget, onAgain }: NoIdeasProps) {
  const currency = useCurrency();
  if (areShopsSilent)
    return (
      <EmptyState
        drawing={<IdeasDrawing />}
        title={say('noneTitle')}
        text={say('shopsSilent')}
        action={<Button onClick={onAgain}>{sayCommonly('tryAgain')}</Button>}
      />
    );
  return (
    <EmptyState
      drawing={<IdeasDrawing />}
      title={say('noneTitle')}
      text={textFor(currency)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {budgetsBeside(budget, currency).map(({ value, label }) => (
            <Button key={value} variant="quiet" onClick={() => onBudget(value)}>
              {say('tryBudget', { budget: label })}
            </Button>
          ))}
          <Button onClick={onAgain}>{say('lookAgain')}</Button>
        </div>
      }
    />
  );
}
