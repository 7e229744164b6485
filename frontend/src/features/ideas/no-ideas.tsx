import { useCurrency } from '../../domain/user/currency.js';
import { Button } from '../../ui/controls/button.js';
import { IdeasDrawing } from '../../ui/drawings/ideas-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { budgetsBeside } from './search/budget-options.js';

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
      title="No ideas this time"
      text="The shops have nothing suitable within this budget right now. Another budget may help, and so may a few more interests."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {budgetsBeside(budget, currency).map(({ value, label }) => (
            <Button key={value} variant="quiet" onClick={() => onBudget(value)}>
              Try {label}
            </Button>
          ))}
          <Button onClick={onAgain}>Look Again</Button>
        </div>
      }
    />
  );
}
