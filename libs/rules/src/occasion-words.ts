/** Years that an occurrence completes: the age, or the anniversary's number; undefined if unknown, or for a holiday. */
export function yearsOn({ type, year }: { type: string; year: number | null }, on: string): number | undefined {
  if (year === null || type === 'Holiday') return undefined;
  const years = Number(on.slice(0, 4)) - year;
  return years > 0 ? years : undefined;
}

/** `First date (Ann)`, `Ann’s birthday` without a title, `A date for Ann` for an occasion of type Other. */
export function occasionName(person: string, { type, title }: { type: string; title?: string | null | undefined }) {
  if (title) return `${title} (${person})`;
  return type === 'Other' ? `A date for ${person}` : `${person}’s ${type.toLowerCase()}`;
}

/** `turns 60`, `10th anniversary`, `2 years`. */
export function tellYears(type: string, years: number): string {
  if (type === 'Birthday') return `turns ${years}`;
  if (type === 'Anniversary' || type === 'Wedding') return `${ordinal(years)} anniversary`;
  return years === 1 ? '1 year' : `${years} years`;
}

/** `1st`, `2nd`, `11th` */
export function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${(!isTeen && ['th', 'st', 'nd', 'rd'][count % 10]) || 'th'}`;
}
