import type { NumberFacts } from '@presently/rules/phone-number';
import { useEffect, useState, type ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ownTimeZone } from '../../lib/time/time-zones.js';
import { useDebounced } from '../../lib/use-debounced.js';
import { TextField } from './text-field.js';
import { spokenLocale } from '../../languages/words.js';
import { fieldsWords as say } from '../../languages/fields/en.js';

/** What a sender knows of the person whose number it is. */
export type NumberOwner = Omit<NumberFacts, 'zone'>;

type TextFieldProps<Typed extends FieldValues, Checked> = ComponentProps<typeof TextField<Typed, Checked>>;
type PhoneFieldProps<Typed extends FieldValues, Checked> = Omit<TextFieldProps<Typed, Checked>, 'type'> & {
  owner?: NumberOwner | undefined;
};

/** A field for a phone number: what was typed is read back with its country. */
export function PhoneField<Typed extends FieldValues, Checked>({
  owner,
  hint,
  ...props
}: PhoneFieldProps<Typed, Checked>) {
  const read = useReadBack(props.form.watch(props.name) ?? '', owner);
  return <TextField {...props} type="tel" hint={read ?? hint} />;
}

/** Fewer signs are a number that is still being typed. */
const fewest = 7;

function useReadBack(typed: string, { country, language, personZone }: NumberOwner = {}): string | undefined {
  const settled = useDebounced(typed.trim());
  const [read, setRead] = useState<{ of: string; sentence: string }>();
  useEffect(() => {
    if (settled.length < fewest) return undefined;
    let isWanted = true;
    // The rules of all countries are large, and few visits need them. Without them the service still reads the number.
    void import('@presently/rules/phone-number')
      .then(({ countriesOfNumber, hasCountryCode, readNumber }) => {
        const among = countriesOfNumber({ country, language, personZone, zone: ownTimeZone() }, 'US');
        const sentence =
          readNumber(settled, among, spokenLocale())?.shown ??
          say(hasCountryCode(settled) ? 'noPhoneNumber' : 'countryAsked');
        if (isWanted) setRead({ of: settled, sentence });
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [settled, country, language, personZone]);
  return read && read.of === settled && settled === typed.trim() ? read.sentence : undefined;
}
