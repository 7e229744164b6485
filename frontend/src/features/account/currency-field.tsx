import { currencies } from '@presently/rules/currencies';
import { useMutation } from '@tanstack/react-query';
import { useCurrency } from '../../domain/user/currency.js';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { Field } from '../../ui/controls/field.js';
import { NativeSelect } from '../../ui/controls/native-select.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { spokenLocale } from '../../languages/words.js';
import { accountWords as say } from '../../languages/account/en.js';

const nameOf = (code: string): string => new Intl.DisplayNames(spokenLocale(), { type: 'currency' }).of(code) ?? code;
const options = () =>
  currencies
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, spokenLocale()));

/** The money of ideas and budgets. */
export function CurrencyField() {
  const stored = useCurrency();
  const save = useMutation({
    mutationFn: (currency: string) => api('PATCH /api/user/preferences', { currency }),
    onSuccess: ({ currency }) =>
      toast({
        title: say('currencySaved'),
        description: say('currencySavedText', { currency: nameOf(currency) }),
      }),
    onError: (error) =>
      toast({
        title: say('error'),
        description: messageOf(error, say('currencyFailed')),
        variant: 'destructive',
      }),
  });
  return (
    <Field label={say('currency')} hint={say('currencyHint')}>
      {(control) => (
        <NativeSelect
          {...control}
          value={save.isPending ? save.variables : stored}
          disabled={save.isPending}
          onChange={(event) => save.mutate(event.target.value)}
        >
          {options().map(({ code, name }) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
