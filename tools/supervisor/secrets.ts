import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The passwords that were created for one data folder. They never leave it. */
export type Secrets = Record<string, string>;

const newPassword = () => randomBytes(24).toString('base64url');

/** Reads passwords by name, and creates missing ones. Only the user can read the file. */
export function keepSecrets(dataDir: string, names: readonly string[], name = 'secrets.json'): Secrets {
  const file = join(dataDir, name);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Secrets) : {};
  const missing = names.filter((name) => !known[name]);
  if (missing.length === 0) return known;
  const secrets = { ...known, ...Object.fromEntries(missing.map((name) => [name, newPassword()])) };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
