import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '@presently/cli/failure';
import type { SignIn, Source } from './deployment.ts';

const execute = promisify(execFile);

/** The folder that holds `libs` and `services`, in a checkout and in the image. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a file that the build of a library or a service makes. @throws Failure if it is not built */
export function builtFile(path: string): string {
  const file = join(root, path);
  if (!existsSync(file)) throw new Failure(`${path} is missing: npm run build`);
  return file;
}

/** @returns what the script printed. @throws Error with what it printed to stderr */
export async function callScript(path: string, env: Source, args: readonly string[] = []): Promise<string> {
  const { stdout } = await execute(process.execPath, [builtFile(path), ...args], { env: { ...process.env, ...env } });
  return stdout.trim();
}

/** Hands a command over to a script that prints by itself. @returns its exit code */
export async function handOver(path: string, env: Source, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--enable-source-maps', builtFile(path), ...args], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** The variables with which a service's script signs in. */
export const signInVariables = ({ url, options }: SignIn): Source => ({
  DATABASE_URL: url,
  ...(options && { PGOPTIONS: options }),
});
