import { Failure } from '../../libs/cli/src/failure.ts';
import type { Checks } from './checks.ts';
import type { Stack } from './engine.ts';

/** Checks the operator's commands in their own image, on the running product. */
export async function checkOperations(checks: Checks, stack: Stack): Promise<void> {
  const ops = (...args: string[]) => stack.compose('run', '--rm', '--no-deps', '-T', 'ops', ...args);
  const expectPrinted = async (args: string[], expected: RegExp): Promise<string> => {
    const printed = await ops(...args);
    const [found] = expected.exec(printed) ?? [];
    if (!found) throw new Failure(`ops ${args.join(' ')} printed "${printed}"`);
    return found;
  };

  await checks.that('ops: status finds every process ready', async () => {
    // It ends with 1 if one is not.
    await ops('status');
    return 'all ready';
  });
  await checks.that('ops: a user becomes an administrator, and stops being one', async () => {
    await expectPrinted(['admin', 'grant', 'demo'], /demo is now an administrator/);
    return expectPrinted(['admin', 'revoke', 'demo'], /demo is no administrator any more/);
  });
  await checks.that('ops: the catalogue names its feeds', () => expectPrinted(['catalogue', 'list'], /sandbox.*/));
  await checks.that('ops: a backup is written', () =>
    expectPrinted(['backup', '/tmp/backup'], /\d+ rows of \d+ tables/),
  );
}
