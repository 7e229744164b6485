import { formatWhole, unitsOf } from '@presently/rules/money';
import { mostOf } from '@presently/rules/price-range';
import { plainNumber } from '@presently/rules/written-number';
import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { useCurrency } from '../../domain/user/currency.js';
import { Button } from '../../ui/controls/button.js';
import { Field, Input } from '../../ui/controls/field.js';
import { isBudget, ownBudgetOf } from './search/budget-options.js';
import { spokenLocale } from '../../languages/words.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

/** The sign between thousands and that before a fraction, as the page's language writes numbers. */
function signs(): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(spokenLocale()).formatToParts(1_234_567.5);
  const signOf = (kind: string) => parts.find(({ type }) => type === kind)!.value;
  // Some languages separate thousands by a narrow space, for which keyboards have a plain one.
  return { group: signOf('group').trim() || ' ', decimal: signOf('decimal') };
}

/** `1250`, `1,250` and `1250.00` with the signs of the page's language; NaN for another text and for a fraction. */
export function amountOf(typed: string): number {
  const { group, decimal } = signs();
  const [whole = '', fraction = '0', ...more] = plainNumber(typed).split(decimal);
  const groups = whole.split(group);
  const isWhole = groups.every((digits, index) => (index === 0 ? /^\d+$/ : /^\d{3}$/).test(digits));
  const isGrouped = groups.length === 1 || groups[0]!.length <= 3;
  return isWhole && isGrouped && /^0+$/.test(fraction) && more.length === 0 ? Number(groups.join('')) : Number.NaN;
}

const faultOf = (amounts: number[], currency: string): string =>
  amounts.some((amount) => amount > mostOf(currency))
    ? say('amountTooLarge', { amount: formatWhole({ amount: mostOf(currency) * unitsOf(currency), currency }) })
    : say('amountsWrong');

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
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <form onSubmit={submit} noValidate className="grid gap-1.5 max-sm:order-last max-sm:basis-full">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1 sm:w-24 sm:flex-none">
          <Field label={say('amountFrom', { symbol })}>
            {(control) => <Input {...control} {...invalid} {...amount} value={from} onChange={typing(setFrom)} />}
          </Field>
        </div>
        <div className="min-w-0 flex-1 sm:w-24 sm:flex-none">
          <Field label={say('amountTo', { symbol })}>
            {(control) => <Input {...control} {...invalid} {...amount} value={to} onChange={typing(setTo)} />}
          </Field>
        </div>
        <Button type="submit" variant="quiet">
          {say('apply')}
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
