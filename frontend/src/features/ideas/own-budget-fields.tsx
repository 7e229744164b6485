import { formatWhole, unitsOf } from '@presently/rules/money';
import { mostOf } from '@presently/rules/price-range';
import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { useCurrency } from '../../domain/user/currency.js';
import { Button } from '../../ui/controls/button.js';
import { Field, Input } from '../../ui/controls/field.js';
import { isBudget, ownBudgetOf } from './search/budget-options.js';

/** `1250` and `1,250`; NaN for another text. */
const amountOf = (typed: string): number =>
  /^(\d+|\d{1,3}(,\d{3})+)$/.test(typed.trim()) ? Number(typed.replaceAll(',', '')) : Number.NaN;

const faultOf = (amounts: number[], currency: string): string =>
  amounts.some((amount) => amount > mostOf(currency))
    ? `Enter at most ${formatWhole({ amount: mostOf(currency) * unitsOf(currency), currency })}.`
    : 'Enter two whole amounts, the lower one first.';

/** `$`, `€`, `KWD`. */
const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Two amounts in whole units of the account's currency, which become the budget together. */
export function OwnBudgetFields({ budget, onBudget }: { budget: string; onBudget: (budget: string) => void }) {
  const currency = useCurrency();
  const symbol = symbolOf(currency);
  const own = ownBudgetOf(budget, currency);
  const [from, setFrom] = useState(own ? String(own.from) : '');
  const [to, setTo] = useState(own ? String(own.to) : '');
  const [fault, setFault] = useState<string>();
  const faultId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const amounts = [amountOf(from || '0'), amountOf(to)];
    const chosen = amounts.join('-');
    const isPossible = isBudget(chosen, currency);
    setFault(isPossible ? undefined : faultOf(amounts, currency));
    if (isPossible) onBudget(chosen);
  }

  const typing = (set: (amount: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setFault(undefined);
  };
  const invalid = fault !== undefined && { 'aria-invalid': true, 'aria-describedby': faultId };
  const amount = { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <form onSubmit={submit} noValidate className="grid gap-1.5 max-sm:order-last max-sm:basis-full">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1 sm:w-24 sm:flex-none">
          <Field label={`From ${symbol}`}>
            {(control) => <Input {...control} {...invalid} {...amount} value={from} onChange={typing(setFrom)} />}
          </Field>
        </div>
        <div className="min-w-0 flex-1 sm:w-24 sm:flex-none">
          <Field label={`To ${symbol}`}>
            {(control) => <Input {...control} {...invalid} {...amount} value={to} onChange={typing(setTo)} />}
          </Field>
        </div>
        <Button type="submit" variant="quiet">
          Apply
        </Button>
      </div>
      {fault && (
        <p id={faultId} role="alert" className="text-xs font-medium text-ember">
          {fault}
        </p>
      )}
    </form>
  );
}
