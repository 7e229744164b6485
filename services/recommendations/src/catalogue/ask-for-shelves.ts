import { UnfitAnswer } from '../model/model-unavailable.js';
import type { JsonSchema, Question } from '../model/question.js';
import type { CountedShelf } from './shelf-tree.js';

const mostShelves = 3;
const longestPath = 120;

const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['shelves'],
  properties: {
    shelves: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['wanted', 'shelves'],
        properties: { wanted: { type: 'integer' }, shelves: { type: 'array', items: { type: 'integer' } } },
      },
    },
  },
};

const instructions = `A shop sorts what it sells on numbered "shelves"; "count" says how many things each has. For each \
entry of "wanted" answer with the numbers of up to three shelves on which most things are gifts for it, the best first. \
A narrow shelf is better than a wide one. An empty list is a good answer if none is.`;

/** C2: which shelves are for some interests. It contains text of shops, so the answer is numbers only. */
export const askForShelves = (
  interests: readonly string[],
  shelves: readonly CountedShelf[],
): Question<Map<string, CountedShelf[]>> => ({
  name: 'pick_shelves',
  instructions,
  data: {
    wanted: interests.map((interest, index) => ({ number: index + 1, interest })),
    shelves: shelves.map(({ path, count }, index) => ({ number: index + 1, path: path.slice(0, longestPath), count })),
  },
  schema,
  maxTokens: 100 + 40 * interests.length,
  read: (answer) => readShelves(answer, interests, shelves),
});

/** The shelves of each interest; none for those that the answer lacks. */
function readShelves(
  answer: unknown,
  interests: readonly string[],
  shelves: readonly CountedShelf[],
): Map<string, CountedShelf[]> {
  const { shelves: list } = (answer ?? {}) as { shelves?: unknown };
  if (!Array.isArray(list)) throw new UnfitAnswer(['"shelves" must be a list']);
  const read = new Map<string, CountedShelf[]>(interests.map((interest) => [interest, []]));
  for (const item of list.slice(0, interests.length * 2)) {
    const { wanted, shelves: numbers } = (item ?? {}) as { wanted?: unknown; shelves?: unknown };
    const own = read.get(interests[Number(wanted) - 1] ?? '');
    if (!own || !Array.isArray(numbers)) continue;
    for (const number of new Set(numbers.slice(0, mostShelves))) {
      const shelf = shelves[Number(number) - 1];
      if (shelf) own.push(shelf);
    }
  }
  return read;
}
