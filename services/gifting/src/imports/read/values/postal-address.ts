/** An address as an address book keeps it: in parts, each of which may be empty. */
interface AddressParts {
  /** Everything above the town, from the street on. */
  lines: readonly string[];
  town: string;
  region: string;
  code: string;
  country: string;
}

/** An address as it is written on a parcel, one line each; empty if all parts are. */
export function postalAddress({ lines, town, region, code, country }: AddressParts): string {
  const place = [[town, region].filter(Boolean).join(', '), code].filter(Boolean).join(' ');
  return [...lines, place, country].filter(Boolean).join('\n');
}
