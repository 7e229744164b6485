import { currencies } from '@presently/rules/currencies';
import { useMutation } from '@tanstack/react-query';
import { useCurrency } from '../../domain/user/currency.js';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { Field } from '../../ui/controls/field.js';
import { NativeSelect } from '../../ui/controls/native-select.js';
import { toast } from '../../ui/overlays/toast-store.js';

const names = new Intl.DisplayNames('en', { type: 'currency' });
const options = currencies
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** The money of ideas and budgets. */
export function CurrencyField() {
  const stored = useCurrency();
  const save = useMutation({
    mutationFn: (currency: string) => api('PATCH /api/user/preferences', { currency }),
    onSuccess: ({ currency }) =>
      toast({
        title: 'Currency saved',
        description: `Ideas and budgets are in ${names.of(currency) ?? currency} now.`,
      }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'The currency could not be saved'),
        variant: 'destructive',
      }),
  });
  return (
    <Field label="Currency" hint="Shops are asked for prices in it. No price is converted.">
      {(control) => (
        <NativeSelect
          {...control}
          value={save.isPending ? save.variables : stored}
          disabled={save.isPending}
          onChange={(event) => save.mutate(event.target.value)}
        >
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
