import { Random } from '../../world/random.ts';
import { linesOf, listOf, peopleIn, truthIn, type Article, type Shop } from './shop.ts';

/** A marketplace of many sellers, as tables. */
export interface Hall {
  name: string;
  /** `key, with ! for parts | paths; - for none | brands | things | lowest-highest price`. */
  shelves: string;
  /** `interest: keys of shelves that are about it`. */
  truth: string;
  people: string;
  /** What sellers add to titles, before and after the thing. */
  before: string;
  after: string;
  /** Every brand has each thing in each of its series. */
  series: string;
}

interface Row extends Article {
  brand: string;
  path: string;
}

/** Every brand sells every thing, under titles of its own; the feed is TSV, with stuffed descriptions. */
export function hallOf(hall: Hall): Shop {
  const chance = new Random(hall.shelves.length + hall.truth.length);
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(chance.next() * items.length)]!;
  const [before, after] = [hall.before, hall.after].map((text) => listOf(text.replaceAll(/\s+/g, ' '), ';')) as [
    string[],
    string[],
  ];
  const sometimes = (share: number, text: () => string) => (chance.next() < share ? text() : '');
  const makes = (brands: string) =>
    listOf(brands).flatMap((brand) => listOf(hall.series).map((one) => [brand, one] as const));
  const titleOf = (brand: string, thing: string) => {
    const code = sometimes(0.2, () => ` ${brand.slice(0, 1)}${Math.floor(chance.between(100, 9_999))}`);
    const front = sometimes(0.25, () => `${oneOf(before)} `);
    const end = sometimes(0.5, () => `${oneOf([' - ', ' ', ', ', ' | '])}${oneOf(after)}`);
    const title = oneOf([
      `${brand}${code} ${front}${thing}`,
      `${front}${thing}${code}`,
      `${front}${thing} by ${brand}`,
    ]);
    return chance.next() < 0.06 ? `${title}${end}`.toUpperCase() : `${title}${end}`;
  };
  const rows = linesOf(hall.shelves).flatMap((line, shelf): Row[] => {
    const [key = '', paths = '', brands = '', things = '', prices = ''] = listOf(line, '|');
    const [low = 1, high = 1] = prices.split('-').map(Number);
    const category = key.replace('!', '');
    return listOf(things)
      .flatMap(alternatives)
      .flatMap((thing, t) =>
        makes(brands).map(([brand, one], b) => {
          const written = oneOf(listOf(paths, ';').flatMap(alternatives));
          // Some sellers stop at the department, some leave the field empty.
          const general = chance.next() < 0.06 ? written.split(' > ')[0]! : written;
          return {
            title: titleOf(brand, `${one} ${thing}`),
            category,
            cents: Math.round(low * 100 * (high / low) ** chance.next()) - 1,
            link: `https://${hall.name}.example/${shelf}/${t}/${b}`,
            product: `${shelf}/${t}-${b}`,
            isGift: !key.endsWith('!'),
            brand,
            path: general === '-' || chance.next() < 0.04 ? '' : general,
          };
        }),
      );
  });
  const truth = truthIn(hall.truth);
  const lines = rows.map(({ title, link, cents, brand, path }, n) =>
    [
      `H${n}`,
      title,
      `${title}. ${oneOf(after)}. Popular in ${oneOf(rows).path || 'gifts'}, and with fans of ${oneOf([...truth.keys()])}.`,
      link,
      `${link}.jpg`,
      `${(cents / 100).toFixed(2)} USD`,
      'in_stock',
      brand,
      path,
    ].join('\t'),
  );
  const head = 'id,title,description,link,image_link,price,availability,brand,product_type'.replaceAll(',', '\t');
  return {
    name: hall.name,
    feed: { file: `${hall.name}.tsv`, text: `${[head, ...lines].join('\n')}\n` },
    articles: rows,
    interests: [...truth.keys()],
    people: peopleIn(hall.people),
    isAbout: ({ category, isGift }, interest) => isGift && truth.get(interest)!.includes(category),
  };
}

/** `{a/b} c` is `a c` and `b c`. */
export function alternatives(text: string): string[] {
  const [all, inner = ''] = /\{([^}]*)\}/.exec(text) ?? [];
  return all ? inner.split('/').flatMap((one) => alternatives(text.replace(all, one))) : [text];
}
