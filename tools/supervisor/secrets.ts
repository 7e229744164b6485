import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The passwords and keys that were created for one data folder. They never leave it. */
export type Secrets = Record<string, string>;

const newPassword = () => randomBytes(24).toString('base64url');

/** A private key of pushes (VAPID), 32 bytes. A random number is one but for a chance that nobody meets. */
function newPushKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair.getPrivateKey().toString('base64url').padStart(43, 'A');
}

/** The variable that holds the key of pushes. Browsers stay subscribed as long as it is kept. */
export const pushKeyName = 'VAPID_PRIVATE_KEY';

const makers: Readonly<Record<string, () => string>> = { [pushKeyName]: newPushKey };

/** Reads secrets by name, and creates missing ones. Only the user can read the file. */
export function keepSecrets(dataDir: string, names: readonly string[], name = 'secrets.json'): Secrets {
  const file = join(dataDir, name);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Secrets) : {};
  const missing = names.filter((name) => !known[name]);
  if (missing.length === 0) return known;
  const secrets = { ...known, ...Object.fromEntries(missing.map((name) => [name, (makers[name] ?? newPassword)()])) };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
