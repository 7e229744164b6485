import { Random } from '../../world/random.ts';
import { alternatives } from './hall.ts';
import { linesOf, listOf, peopleIn, truthIn, type Article, type Shop } from './shop.ts';

/** A shop of many sellers as a public dataset shows it, as tables. */
export interface Fair {
  name: string;
  /** `kind, with ! for parts | paths, ¦ for | | brands | things, with + for each other kind they are, too | prices`. */
  shelves: string;
  /** `interest: kinds that are about it`; what the shop does not sell has none. */
  truth: string;
  people: string;
  /** People with narrow interests, or with ambiguous ones. */
  narrow: string;
  /** People with interests that the shop does not sell. */
  absent: string;
  /** Made of `$brand`, `$BRAND`, `$thing`, `$code`, `$extra`, `$path` and the name of another thing, `$other`. */
  titles: string;
  descriptions: string;
  extras: string;
  /** Brands that sell on every shelf. */
  everywhere: string;
  /** What precedes a brand in the path of its own shelf. */
  brandShelf: string;
  /** Where this shop is tidier or untidier than most. */
  shares?: Partial<typeof usualShares>;
}

interface Row extends Article {
  brand: string;
  path: string;
  description: string;
  hasPrice: boolean;
}

const usualShares = {
  shouting: 0.07,
  elsewhere: 0.03,
  brandShelf: 0.05,
  noPath: 0.06,
  noPrice: 0.02,
  noBrand: 0.35,
  again: 0.4,
};

/** Each brand has each thing, sometimes from two sellers. The path, the brand or the price may lack or mislead. */
export function fairOf(fair: Fair): Shop {
  const shares = { ...usualShares, ...fair.shares };
  const chance = new Random(fair.shelves.length);
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(chance.next() * items.length)]!;
  const [titles, descriptions, extras] = [fair.titles, fair.descriptions, fair.extras].map((text) =>
    listOf(text.replaceAll(/\s+/g, ' '), ';'),
  ) as [string[], string[], string[]];
  const shelves = linesOf(fair.shelves).map((line) => {
    const [key = '', paths = '', brands = '', things = '', prices = ''] = listOf(line, '|');
    const [low = 1, high = 1] = prices.split('-').map(Number);
    return {
      key,
      paths: listOf(paths.replaceAll('¦', '|'), ';').flatMap(alternatives),
      brands: [...listOf(brands), ...listOf(fair.everywhere)],
      things: listOf(things).flatMap(alternatives),
      priceAt: (share: number) => Math.round(low * 100 * (high / low) ** share) - 1,
    };
  });
  const nameOf = (thing: string) => thing.replaceAll(/\+\w+/g, '');
  const pathOf = (paths: readonly string[], brand: string) => {
    const draw = chance.next();
    if (draw < shares.noPath) return '';
    if (draw < shares.noPath + shares.brandShelf) return `${fair.brandShelf}${brand}`;
    return oneOf(draw > 1 - shares.elsewhere ? oneOf(shelves).paths : paths);
  };
  const rows = shelves.flatMap(({ key, paths, brands, things, priceAt }, shelf) =>
    things.flatMap((marked, t) =>
      brands
        .flatMap((one) => (chance.next() < shares.again ? [one, one] : [one]))
        .map((brand, n): Row => {
          const path = pathOf(paths, brand);
          const words: Record<string, string> = {
            brand,
            BRAND: brand.toUpperCase(),
            thing: nameOf(marked),
            code: `${brand.slice(0, 1).toUpperCase()}${Math.floor(chance.between(100, 9_999))}`,
            extra: oneOf(extras),
            path,
            other: nameOf(oneOf(oneOf(shelves).things)),
          };
          const write = (templates: readonly string[]) =>
            oneOf(templates).replaceAll(/\$(\w+)/g, (_, name: string) => words[name] ?? '');
          const title = write(titles);
          const draw = chance.next();
          return {
            title: chance.next() < shares.shouting ? title.toUpperCase() : title,
            description: write(descriptions),
            category: [key.replace('!', ''), ...marked.matchAll(/(?<=\+)\w+/g)].join(' '),
            cents: priceAt(chance.next()),
            link: `https://${fair.name}.example/${shelf}/${t}/${n}`,
            product: `${shelf}/${t}-${brand}`,
            isGift: !key.endsWith('!'),
            brand: draw < shares.noBrand ? '' : draw < 2 * shares.noBrand ? title.split(' ')[0]! : brand,
            path,
            hasPrice: chance.next() >= shares.noPrice,
          };
        }),
    ),
  );
  const truth = truthIn(fair.truth);
  return {
    name: fair.name,
    feed: { file: `${fair.name}.tsv`, text: feedOf(chance.shuffled(rows)) },
    articles: rows.filter(({ hasPrice }) => hasPrice),
    interests: [...truth.keys()],
    people: [fair.people, fair.narrow, fair.absent].flatMap(peopleIn),
    isAbout: ({ category, isGift }, interest) =>
      isGift && category.split(' ').some((kind) => truth.get(interest)!.includes(kind)),
  };
}

const columns = 'id,title,description,link,image_link,price,availability,brand,product_type';

function feedOf(rows: readonly Row[]): string {
  const lines = rows.map(({ title, description, link, cents, brand, path, hasPrice }, n) => {
    const price = hasPrice ? `${(cents / 100).toFixed(2)} USD` : '';
    return [`F${n}`, title, description, link, `${link}.jpg`, price, 'in_stock', brand, path].join('\t');
  });
  return `${[columns.replaceAll(',', '\t'), ...lines].join('\n')}\n`;
}
