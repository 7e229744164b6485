import { countryName } from '@presently/rules/countries';
import { countryOfZone } from '@presently/rules/country-of-zone';
import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { cityOf } from '../../lib/time/cities.js';
import { ownTimeZone } from '../../lib/time/time-zones.js';
import { Field } from '../../ui/controls/field.js';
import { NativeSelect } from '../../ui/controls/native-select.js';
import { useBoundField, type BoundProps } from '../use-bound-field.js';
import type { SchemaForm } from '../use-schema-form.js';
import { spokenLocale } from '../../languages/words.js';
import { fieldsWords as say } from '../../languages/fields/en.js';

interface TimeZoneSelectProps extends Pick<ComponentProps<'select'>, 'id' | 'aria-describedby' | 'disabled' | 'ref'> {
  /** IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
  /** The country whose cities stand first: a code of ISO 3166. */
  near?: string | null | undefined;
}

/** A city for every time zone. Browsers find the one whose first letters are typed. */
export function TimeZoneSelect({ value, onChange, near, ...props }: TimeZoneSelectProps) {
  return (
    <NativeSelect {...props} value={value} onChange={(event) => onChange(event.target.value)}>
      <Cities value={value} near={near} />
    </NativeSelect>
  );
}

interface City {
  zone: string;
  city: string;
  country: string | null;
}

let known: City[] | undefined;

const allCities = (): City[] =>
  (known ??= Intl.supportedValuesOf('timeZone')
    .map((zone) => ({ zone, city: cityOf(zone), country: countryOfZone(zone) }))
    .toSorted((one, other) => one.city.localeCompare(other.city)));

/** The sender's own city and that of the value, then those of the person's country, then all, in their order. */
function Cities({ value, near }: { value: string; near: string | null | undefined }) {
  const own = ownTimeZone();
  const first = [...new Set([own, value].filter((zone) => zone !== ''))];
  const all = allCities();
  const nearest = near ? all.filter(({ country }) => country === near) : [];
  return (
    <>
      {first.map((zone) => (
        <option key={zone} value={zone}>
          {zone === own ? say('whereYouAre', { place: placeOf(zone) }) : placeOf(zone)}
        </option>
      ))}
      {[nearest, all].map(
        (cities, group) =>
          cities.length > 0 && (
            <optgroup key={group} label={group === 0 ? countryName(near!, spokenLocale()) : say('allCities')}>
              {cities.map(({ zone, city, country }) => (
                <option key={zone} value={zone}>
                  {inWords(city, country)}
                </option>
              ))}
            </optgroup>
          ),
      )}
      {!first.includes('UTC') && <option value="UTC">UTC</option>}
    </>
  );
}

const placeOf = (zone: string): string => inWords(cityOf(zone), countryOfZone(zone));

/** `Kolkata, India`; where the city has the country's name, that alone. */
function inWords(city: string, country: string | null): string {
  const name = country ? countryName(country, spokenLocale()) : '';
  return name === '' || city.endsWith(name) ? city : say('cityAndCountry', { city, country: name });
}

interface TimeZoneFieldProps<Typed extends FieldValues, Checked> {
  form: SchemaForm<Typed, Checked>;
  name: FieldPath<Typed>;
  label: string;
  hint?: string;
}

/** A time zone in a form. */
export function TimeZoneField<Typed extends FieldValues, Checked>(props: TimeZoneFieldProps<Typed, Checked>) {
  const { ref, field, error } = useBoundField(props.form, props.name);
  return (
    <Field label={props.label} hint={props.hint} error={error}>
      {(control) => <TimeZoneSelect {...control} ref={ref} value={field.value} onChange={field.onChange} />}
    </Field>
  );
}

/** A time zone in a form; blank is none. */
export function OptionalTimeZoneField<Typed extends FieldValues, Checked>(
  props: BoundProps<Typed, Checked> & Pick<TimeZoneSelectProps, 'near'>,
) {
  const { ref, field, error } = useBoundField(props.form, props.name);
  return (
    <Field label={props.label} note={props.note} hint={props.hint} error={error}>
      {(given) => (
        <NativeSelect {...given} {...field} ref={ref}>
          <option value="">{say('notKnown')}</option>
          <Cities value={field.value} near={props.near} />
        </NativeSelect>
      )}
    </Field>
  );
}
