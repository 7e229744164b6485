import { countries, countryName } from '@presently/rules/countries';
import { countryOfZone } from '@presently/rules/country-of-zone';
import type { Recipient } from './recipient.entity.js';

type Facts = Pick<Recipient, 'country' | 'address' | 'timeZone'>;

/**
 * The country of a person as far as the sender has said it: stated, or the last line of the address, or the one of the
 * time zone. Nothing else tells a country, least of all a name.
 */
export const countryOf = ({ country, address, timeZone }: Facts): string | null =>
  country ?? ofAddress(address) ?? countryOfZone(timeZone);

function ofAddress(address: string | null): string | null {
  const last = address?.trim().split(/[\n,]/).at(-1)?.trim().toLowerCase() ?? '';
  return byName().get(last) ?? null;
}

/** Short names that people write. Two letters alone may be a state or a province. */
const spoken = [
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['uk', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
] as const;

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

const byName = once(
  () =>
    new Map<string, string>([...countries.map((code) => [countryName(code).toLowerCase(), code] as const), ...spoken]),
);
