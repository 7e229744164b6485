import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../../tools/environment.ts';
import type { SignIn } from './deployment.ts';

const run = promisify(execFile);

/** Runs what a build has made. @returns what it printed. @throws Error with what it complained of */
export async function runScript(
  root: string,
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<string> {
  const { stdout } = await run(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...environment, ...env },
  });
  return stdout.trim();
}

/** How a script of a service gets to a schema. */
export const signInOf = ({ url, options }: SignIn): Record<string, string> => ({
  DATABASE_URL: url,
  ...(options && { PGOPTIONS: options }),
});
