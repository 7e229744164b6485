import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../libs/cli/src/failure.ts';
import { firstRunFiles } from '../../../libs/topology/src/first-run-files.ts';
import { manifests } from '../../../libs/topology/src/services.ts';
import { variablesOf } from '../../../libs/topology/src/trial.ts';
import { keepSecrets, pushKeyName } from '../secrets.ts';

type Values = Record<string, string>;

const variables = manifests.flatMap(variablesOf);

/** Keys that nobody else gives out: the signatures of links and pushes, the names of contacts that are hidden. */
const ownKeys = variables
  .filter(([, { isSecret, production, party }]) => isSecret && production === 'required' && !party)
  .map(([name]) => name)
  .concat(pushKeyName);

const adjustable = new Set(variables.map(([name]) => name));

export const keysFile = 'keys.json';
export const { settings: settingsFile } = firstRunFiles;

/** Until the first-run page or the operator names the address. */
export const placeholderUrl = 'https://localhost';

/** Without mail and payments the product starts, and says so where it matters. */
const absent = {
  PUBLIC_URL: placeholderUrl,
  SMTP_URL: 'none',
  MAIL_FROM: 'nobody@presently.invalid',
  STRIPE_SECRET_KEY: 'none',
};

/**
 * The settings that the first-run page has written, or the operator by hand: names and values of variables. Other names
 * than those of the processes' own variables do not count.
 */
function readSettings(dataDir: string): Values {
  const file = join(dataDir, settingsFile);
  if (!existsSync(file)) return {};
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(found).flatMap(([name, value]) =>
        adjustable.has(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    );
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** The variables of a box: keys of its own, then its settings, then what it was started with. */
export function boxVariables(given: Readonly<Record<string, string | undefined>>, dataDir: string): Values {
  const chosen = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim()));
  const keys = keepSecrets(dataDir, ownKeys, keysFile);
  return { ...absent, ...keys, ...readSettings(dataDir), ...Object.fromEntries(chosen) };
}

/** What a box does without, in a sentence for each. */
export function missingParts(env: Readonly<Record<string, string | undefined>>): [name: string, sentence: string][] {
  const parts: [name: string, isThere: boolean, sentence: string][] = [
    ['mail', env.SMTP_URL !== 'none', 'no mail server: gifts are handed over as a link (SMTP_URL, MAIL_FROM)'],
    ['ideas', Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL), 'no model: ideas follow rules (OPENAI_API_KEY)'],
    [
      'products',
      Boolean(env.SERPAPI_KEY ?? env.UCP_SHOPS),
      'no shops: only what `ops catalogue import` brings (UCP_SHOPS, SERPAPI_KEY)',
    ],
    ['texts', Boolean(env.TWILIO_ACCOUNT_SID), 'no text messages (TWILIO_ACCOUNT_SID)'],
    ['payments', env.STRIPE_SECRET_KEY !== 'none', 'no payments: no plan is for sale (STRIPE_SECRET_KEY)'],
  ];
  return parts.flatMap(([name, isThere, sentence]) => (isThere ? [] : [[name, sentence]]));
}
