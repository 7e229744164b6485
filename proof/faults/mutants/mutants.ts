import { Failure } from '../../../libs/cli/src/failure.ts';
import { say } from '../../../libs/cli/src/say.ts';
import { today } from '../../world/machine.ts';
import { list } from '../../../libs/cli/src/markdown.ts';
import type { Page } from '../report/page.ts';
import { Random } from '../../world/random.ts';
import { allFaults } from '../schedule.ts';
import { runSuite, type Patience } from '../suite.ts';
import { Target } from '../target.ts';
import { Copy } from './copy.ts';
import { mutations, plant, type Mutation } from './mutations.ts';

/** A planted defect shows early, so waits are short, but longer than the redelivery of an event. */
const impatient: Patience = { catchesUpWithinMs: 45_000, settlesWithinMs: 12_000, poisonSettlesWithinMs: 12_000 };
const seed = 1;

/** Injects the faults that must find a defect into a copy that has it. @returns the broken promise that shows it */
async function hunt(root: string, mutation: Mutation): Promise<string | undefined> {
  const faults = mutation.faults.map((name) => {
    const fault = allFaults.find((each) => each.name === name);
    if (!fault) throw new Failure(`${mutation.name} names the fault ${name}, which does not exist`);
    return fault;
  });
  const copy = new Copy(root);
  let target: Target | undefined;
  try {
    plant(mutation, copy.root);
    target = await Target.prepare(copy.root, false);
    const { violations } = await runSuite(target, faults, new Random(seed), impatient);
    return violations.find(({ what }) => mutation.shows.test(what))?.what;
  } finally {
    await target?.destroy();
    copy.remove();
  }
}

/** `--mutants [name…]`, with `--write` for the page. @returns 1 if a defect was not found */
export async function verifyMutants(root: string, args: readonly string[], page: Page): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const chosen = mutations.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) throw new Failure(`There are: ${mutations.map(({ name }) => name).join(', ')}`);
  const lines: string[] = [];
  let survivors = 0;
  for (const mutation of chosen) {
    const found = await hunt(root, mutation);
    if (found === undefined) survivors += 1;
    say(mutation.name, found === undefined ? `SURVIVED: ${mutation.what}` : `found: ${found}`);
    const result = found === undefined ? '**not found** by' : 'by';
    lines.push(`${mutation.what}: ${result} ${mutation.faults.join(', ')}`);
  }
  const sum = `${chosen.length - survivors} of ${chosen.length} found`;
  say('mutants', sum);
  if (args.includes('--write')) page.writeDefects(toMarkdown(lines, sum));
  return survivors > 0 ? 1 : 0;
}

const toMarkdown = (
  lines: readonly string[],
  sum: string,
): string => `Mistakes planted in a copy of the build by \`npm run verify:faults -- --mutants --write\`, ${today()}: ${sum}.

${list(lines)}
`;
