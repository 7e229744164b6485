import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDatabase } from './database.ts';

/** Describes the running product to tests and commands. It holds passwords, so only the user can read it. */
export interface RunFile {
  /** The supervisor's process id. */
  pid: number;
  url: string;
  sandboxUrl?: string;
  /** The operator's URL of the broker. */
  natsUrl: string;
  /** The file of the authority that signed the broker's certificate. */
  natsCa?: string | undefined;
  smtpUrl: string;
  databases: Record<string, ServiceDatabase>;
  processes: Record<string, { pid?: number; port?: number }>;
}

const pathOf = (dataDir: string) => join(dataDir, 'run.json');

export function writeRunFile(dataDir: string, content: RunFile): void {
  const beside = `${pathOf(dataDir)}.new`;
  writeFileSync(beside, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(beside, pathOf(dataDir));
}

export function readRunFile(dataDir: string): RunFile | undefined {
  try {
    return JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) as RunFile;
  } catch {
    return undefined;
  }
}

export const removeRunFile = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true });
