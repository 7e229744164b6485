import type { Occasion } from '@presently/contracts/gifting/occasions';
import { RotateCw } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useCurrency } from '../../domain/user/currency.js';
import { cn } from '../../lib/class-names.js';
import { dateInWords } from '../../domain/occasion/occasion-in-words.js';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { Button } from '../../ui/controls/button.js';
import { Select } from '../../ui/controls/select.js';
import { budgetOptionsIn, ownBudgetOf } from './search/budget-options.js';
import { OwnBudgetFields } from './own-budget-fields.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

/** A list has no choice with an empty value. */
const noOccasion = 'none';
const otherAmount = 'other';

interface IdeaControlsProps {
  budget: string;
  onBudget: (budget: string) => void;
  /** Undefined until they are known. */
  occasions: readonly Occasion[] | undefined;
  occasionId: string;
  onOccasion: (occasionId: string) => void;
  onUpdate: () => void;
}

export function IdeaControls(props: IdeaControlsProps) {
  const { occasions = [] } = props;
  // Most people have some: what stands below would move when they arrive.
  const hasOccasions = !props.occasions || occasions.length > 0;
  const currency = useCurrency();
  const [isOwn, setIsOwn] = useState(ownBudgetOf(props.budget, currency) !== undefined);
  function choose(budget: string) {
    setIsOwn(budget === otherAmount);
    if (budget !== otherAmount) props.onBudget(budget);
  }
  return (
    <div className="flex flex-wrap items-end gap-2 sm:items-start sm:gap-x-3 sm:gap-y-2.5">
      <div className={cn(chip, 'sm:w-44')}>
        <Labelled label={say('budget')}>
          {(control) => (
            <Select
              {...control}
              className={chipLook}
              value={isOwn ? otherAmount : props.budget}
              onValueChange={choose}
              options={[...budgetOptionsIn(currency), { value: otherAmount, label: say('otherAmount') }]}
            />
          )}
        </Labelled>
      </div>
      {isOwn && <OwnBudgetFields budget={props.budget} onBudget={props.onBudget} />}
      {hasOccasions && (
        // Where three do not fit beside each other, the occasion takes a row of its own.
        <div className={cn(chip, 'max-[22rem]:order-last max-[22rem]:basis-full sm:w-70')}>
          <Labelled label={say('occasion')}>
            {(control) => (
              <Select
                {...control}
                className={chipLook}
                value={props.occasionId || noOccasion}
                onValueChange={(value) => props.onOccasion(value === noOccasion ? '' : value)}
                options={[
                  { value: noOccasion, label: say('anyTime') },
                  ...occasions.map((occasion) => ({
                    value: occasion.id,
                    label: say('occasionOn', {
                      type: occasionTypeName(occasion.type),
                      date: dateInWords(occasion),
                    }),
                  })),
                ]}
              />
            )}
          </Labelled>
        </div>
      )}
      <div className="grid gap-1.5">
        {/* The height of a label, so that the button stays beside the fields when an error appears under them. */}
        <span aria-hidden className="text-sm max-sm:hidden">
          &nbsp;
        </span>
        <Button variant="quiet" onClick={props.onUpdate} className="max-sm:w-11 max-sm:px-0">
          <RotateCw aria-hidden />
          <span className="max-sm:sr-only">{say('update')}</span>
        </Button>
      </div>
    </div>
  );
}

/** On phones, controls share one row, and their labels are only read out. */
const chip = 'min-w-30 flex-1 sm:flex-none';
const chipLook = 'max-sm:px-3 max-sm:text-sm';

interface LabelledProps {
  label: string;
  children: (control: { id: string }) => ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        {label}
      </label>
      {children({ id })}
    </div>
  );
}
