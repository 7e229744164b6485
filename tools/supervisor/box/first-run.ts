import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstRunFiles } from '../../../libs/topology/src/first-run-files.ts';

/**
 * The gateway's first-run page and the supervisor exchange files in the data folder. The page makes no administrator: it
 * names the account, and the supervisor grants the role as `ops admin grant` does.
 */
const { offer, administrator: request } = firstRunFiles;

const validForMs = 24 * 3_600_000;

/** Lets the page open with a new token, which is kept as a hash. Earlier ones end. @returns the token */
export function offerFirstRun(dataDir: string, now: Date): string {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + validForMs).toISOString();
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const file = join(dataDir, offer);
  writeFileSync(`${file}.new`, JSON.stringify({ tokenHash, expiresAt }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return token;
}

export const endFirstRun = (dataDir: string): void => rmSync(join(dataDir, offer), { force: true });

export const isAdministratorRequested = (dataDir: string): boolean => existsSync(join(dataDir, request));

/** The username that the page has asked for; undefined if it has not. */
export function requestedAdministrator(dataDir: string): string | undefined {
  if (!isAdministratorRequested(dataDir)) return undefined;
  return (JSON.parse(readFileSync(join(dataDir, request), 'utf8')) as { username: string }).username;
}

export const forgetRequest = (dataDir: string): void => rmSync(join(dataDir, request), { force: true });
