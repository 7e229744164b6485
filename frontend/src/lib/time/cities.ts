/** Cities that have another name today than their zone: browsers keep the names that CLDR began with. */
const namesToday: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  'Coral Harbour': 'Atikokan',
  DumontDUrville: 'Dumont d’Urville',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe Islands',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
};

/** The city of an IANA time zone: `America/New_York` → `New York`, `America/Indiana/Knox` → `Knox, Indiana`. */
export function cityOf(zone: string): string {
  const [area, ...places] = zone.replaceAll('_', ' ').replaceAll(/\bSt /g, 'St. ').split('/');
  if (places.length === 0) return area!;
  return places
    .map((place) => namesToday[place] ?? place)
    .toReversed()
    .join(', ');
}
