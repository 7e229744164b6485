import { countries, countryName } from '@presently/rules/countries';
import type { Recipient } from './recipient.entity.js';

type Facts = Pick<Recipient, 'country' | 'address' | 'timeZone'>;

/**
 * The country of a person as far as the sender has said it: stated, or the last line of the address, or the one of the
 * time zone. Nothing else tells a country, least of all a name.
 */
export const countryOf = ({ country, address, timeZone }: Facts): string | null =>
  country ?? ofAddress(address) ?? (timeZone === null ? null : (byZone().get(timeZone) ?? null));

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

/** TypeScript does not declare it yet. */
type WithZones = Intl.Locale & { getTimeZones(): string[] | undefined };
const zonesOf = (code: string) => (new Intl.Locale(`und-${code}`) as WithZones).getTimeZones() ?? [];

/** A zone that several countries have tells none of them. */
const byZone = once(() => {
  const found = new Map<string, string | null>();
  for (const code of countries) for (const zone of zonesOf(code)) found.set(zone, found.has(zone) ? null : code);
  return found;
});
