import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { environment } from '../../libs/cli/src/environment.ts';
import type { Part } from './parts.ts';

export interface Outcome {
  part: Part;
  /** `cut`: ended because its time was over; that says nothing about the product. */
  state: 'passed' | 'failed' | 'cut' | 'not run';
  tookMs: number;
  passed: number;
  failed: number;
  /** Why it did not run, or how it ended. */
  what: string;
  log?: string;
}

const stopsWithinMs = 30_000;

/** `N passed, N failed`, as most programs end; the others are one check. */
export function countsIn(output: string, code: number | null): { passed: number; failed: number } {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1) ?? [];
  if (passed !== undefined && (code === 0 || Number(failed) > 0)) return { passed: +passed, failed: +failed! };
  return code === 0 ? { passed: 1, failed: 0 } : { passed: Number(passed ?? 0), failed: 1 };
}

/** Runs a part, and ends it with all its processes if it takes longer than it may. */
export async function runPart(root: string, folder: string, part: Part, withinMs: number): Promise<Outcome> {
  mkdirSync(folder, { recursive: true });
  const log = join(folder, `${part.name.replaceAll(/\W+/g, '-')}.log`);
  const started = performance.now();
  const [script, ...args] = part.command;
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...environment, FORCE_COLOR: '0', NO_COLOR: '1', ...(part.language && { SCREENS_LANGUAGE: part.language }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which can be ended as a whole.
    detached: true,
  });
  const written = createWriteStream(log);
  child.stdout.pipe(written, { end: false });
  child.stderr.pipe(written, { end: false });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(1));
  });
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(-child.pid!, name);
    } catch {
      // It has ended.
    }
  };
  const stop = () => signal('SIGTERM');
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop);
  const timer = new AbortController();
  const end = await Promise.race([
    exited.then((code) => ({ code })),
    delay(withinMs, undefined, { signal: timer.signal }).then(
      () => 'late' as const,
      () => 'late' as const,
    ),
  ]);
  timer.abort();
  if (end === 'late') {
    signal('SIGTERM');
    await Promise.race([exited, delay(stopsWithinMs)]);
  }
  // Also what it has left behind.
  signal('SIGKILL');
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop);
  await new Promise<void>((resolve) => void written.end(resolve));
  const tookMs = performance.now() - started;
  const output = readFileSync(log, 'utf8');
  if (end === 'late') {
    const what = `not ready after ${Math.round(withinMs / 60_000)} min`;
    return { part, state: 'cut', tookMs, passed: 0, failed: 0, what, log };
  }
  const counts = countsIn(output, end.code);
  const last = output.trim().split('\n').at(-1) ?? '';
  return { part, state: counts.failed === 0 ? 'passed' : 'failed', tookMs, ...counts, what: last, log };
}
