import { statSync } from 'node:fs';
import { filesIn } from '../together.ts';

/** Projects whose files take longest come first, so that no long file is left to one worker at the end. */
const order = ['e2e', 'medium', 'frontend', 'unit'];

const rankOf = ({ context }) => {
  const rank = order.indexOf(context.config.displayName.name);
  return rank < 0 ? order.length : rank;
};

const sizeOf = (path) => filesIn(path).reduce((sum, each) => sum + statSync(each).size, 0);

/** Orders files by project, then by size. Jest's own order needs the times of an earlier run, which a new clone has not. */
export default class Sequencer {
  sort(tests) {
    const sizes = new Map(tests.map(({ path }) => [path, sizeOf(path)]));
    return tests.toSorted((a, b) => rankOf(a) - rankOf(b) || sizes.get(b.path) - sizes.get(a.path));
  }

  cacheResults() {}
}
