import { useCurrency } from '../../domain/user/currency.js';
import { Button } from '../../ui/controls/button.js';
import { IdeasDrawing } from '../../ui/drawings/ideas-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { budgetsBeside } from './search/budget-options.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

interface NoIdeasProps {
  budget: string;
  onBudget: (budget: string) => void;
  onAgain: () => void;
}

/** The shops have nothing inside this budget. */
export function NoIdeas({ budget, onBudget, onAgain }: NoIdeasProps) {
  const currency = useCurrency();
  return (
    <EmptyState
      drawing={<IdeasDrawing />}
      title={say('noneTitle')}
      text={say('noneText')}
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
