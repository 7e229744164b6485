import { execFile } from 'node:child_process';
import { root } from '../../tools/root.ts';

/** Runs `npm run ops -- …`. */
export const ops = (env: Record<string, string>, ...args: string[]): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['tools/run.mjs', 'tools/ops/main.ts', ...args],
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '', ...env } },
      (_error, out, err) => resolve({ code: child.exitCode ?? 1, printed: out + err }),
    );
  });
