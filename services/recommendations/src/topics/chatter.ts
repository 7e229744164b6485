import { isGeneric, isSame, type Phrase } from './phrase.js';
import { departmentOf, leafOf } from './segment.js';
import { stemsOf } from './stem.js';
import { isKnownPhrase } from './other-topics.js';
import type { Topic } from './topic.js';

// What a shop writes on everything, such as its sellers' names and "Not only for golfers", says nothing of a thing.

interface Written {
  category: string;
  titles: readonly { title: string; brand: string }[];
}

/** From so many shelves and this share of them on, two words in a row are on everything. */
const fewestShelves = 8;
const leastShare = 0.15;
/** Shelves with fewer titles are not counted. */
const fewestTitles = 4;
/** A department whose parts are mostly brands has none of things. */
const fewestBrands = 3;
const mostlyBrands = 0.5;

interface Department {
  parts: number;
  ofBrands: number;
}
const areBrands = ({ parts, ofBrands }: Department) => parts >= fewestBrands && ofBrands >= parts * mostlyBrands;

export class Chatter {
  private constructor(
    private readonly pairs: ReadonlySet<string>,
    private readonly brandDepartments: ReadonlySet<string>,
  ) {}

  static async of(shelves: Iterable<Written> | AsyncIterable<Written>): Promise<Chatter> {
    const times = new Map<string, number>();
    const departments = new Map<string, Department>();
    let counted = 0;
    for await (const { category, titles } of shelves) {
      const { parts, ofBrands } = departments.get(departmentOf(category)) ?? { parts: 0, ofBrands: 0 };
      const leaf = leafOf(category).toLowerCase();
      const isOfBrand = titles.some(({ brand }) => brand !== '' && brand.toLowerCase() === leaf);
      departments.set(departmentOf(category), { parts: parts + 1, ofBrands: ofBrands + Number(isOfBrand) });
      if (titles.length < fewestTitles) continue;
      counted += 1;
      for (const pair of new Set(titles.flatMap(({ title }) => pairsOf(stemsOf(title)))))
        times.set(pair, (times.get(pair) ?? 0) + 1);
    }
    const fewest = Math.max(fewestShelves, counted * leastShare);
    const isEverywhere = ([pair, shelvesWithIt]: [string, number]) =>
      shelvesWithIt >= fewest && !isKnownPhrase(pair) && !pair.split(' ').every(isGeneric);
    departments.delete('');
    return new Chatter(
      new Set([...times].filter(isEverywhere).map(([pair]) => pair)),
      new Set([...departments].flatMap(([name, department]) => (areBrands(department) ? name : []))),
    );
  }

  /** A title without what is on everything, unless that is the topic. */
  without(title: string, { phrases: [own = []] }: Pick<Topic, 'phrases'> = { phrases: [] }): string {
    const words = [...title.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].flatMap(({ 0: text, index }) => {
      const [stem] = stemsOf(text);
      return stem === undefined ? [] : { stem, from: index, to: index + text.length };
    });
    let [plain, end] = ['', 0];
    for (let first = 0; first < words.length; first++) {
      let last = first;
      while (last + 1 < words.length && this.pairs.has(`${words[last]!.stem} ${words[last + 1]!.stem}`)) last++;
      const run = words.slice(first, last + 1).map(({ stem }) => stem);
      if (last === first || (own.length > 1 && own.every((word) => run.includes(word)))) continue;
      plain += `${title.slice(end, words[first]!.from)}| `;
      end = words[last]!.to;
      first = last;
    }
    const left = plain + title.slice(end);
    return stemsOf(left).length > 0 ? left : title;
  }

  /** Whether a category only says whose a thing is, and the topic is not that brand. */
  isBrand(category: string, { phrases }: Pick<Topic, 'phrases'> = { phrases: [] }): boolean {
    const leaf = stemsOf(leafOf(category));
    return this.brandDepartments.has(departmentOf(category)) && !phrases.some((phrase) => isSame(phrase, leaf));
  }
}

const pairsOf = (words: Phrase) => words.slice(1).map((word, index) => `${words[index]} ${word}`);
