import { usualCurrency } from '@presently/rules/money';
import { useCurrency } from '../../domain/user/currency.js';
import { Button } from '../../ui/controls/button.js';
import { IdeasDrawing } from '../../ui/drawings/ideas-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { budgetsBeside } from './search/budget-options.js';
import { spokenLocale } from '../../languages/words.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

interface NoIdeasProps {
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

/** The shops have nothing inside this budget. */
export function NoIdeas({ budget, onBudget, onAgain }: NoIdeasProps) {
  const currency = useCurrency();
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
