import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { environment, setEnvironment } from '../../../libs/cli/src/environment.ts';
import { explain } from '../../../libs/cli/src/failure.ts';
import { connected } from '../../../libs/cli/src/postgres.ts';
import { line, seconds } from '../../../libs/cli/src/say.ts';
import { root } from '../../root.ts';
import { readConfig, type Config } from '../config.ts';
import { grantAdministrator } from '../jobs.ts';
import { collectAtRest } from '../processes/collect-at-rest.mjs';
import { Stack, Stopped } from '../stack.ts';
import {
  endFirstRun,
  forgetRequest,
  isAdministratorRequested,
  offerFirstRun,
  requestedAdministrator,
} from './first-run.ts';
import { boxVariables, missingParts, placeholderUrl } from './settings.ts';

/** The image all-in-one: what `npm start` runs, on embedded stores, with the rules of production. */
const given = { ...environment };
const dataDir = environment.DATA_DIR ?? '/data';
const lookEveryMs = 500;

const say = (name: string, text: string) => console.log(line(name, text));

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

const hasAdministrator = (url: string): Promise<boolean> =>
  connected(url, async (client) => {
    const { rowCount } = await client.query('select from identity.users where is_admin limit 1');
    return rowCount !== 0;
  });

/** Makes the account that the first-run page has named the administrator, or opens that page while there is none. */
async function firstRun(config: Config, { databases }: Stack): Promise<void> {
  const username = requestedAdministrator(dataDir);
  if (username && !(await hasAdministrator(databases.identity!.owner))) {
    await grantAdministrator(config, databases, username).catch((error: unknown) => console.error(explain(error)));
  }
  forgetRequest(dataDir);
  if (await hasAdministrator(databases.identity!.owner)) return endFirstRun(dataDir);
  const token = offerFirstRun(dataDir, new Date());
  const base = config.publicUrl === placeholderUrl ? `http://localhost:${config.port}` : config.publicUrl;
  say('first run', `open ${base}/first-run/${token}`);
  say('', 'on this machine or through your proxy, once, within a day; each start makes a new link');
}

/** @returns whether it starts again, with the settings that the page has written */
async function serve(): Promise<boolean> {
  const started = performance.now();
  setEnvironment(boxVariables(given, dataDir));
  const config = readConfig(environment, root);
  const stack = new Stack(config, (text) => console.log(text));
  const stopping = () => void stack.stop();
  stop.signal.addEventListener('abort', stopping, { once: true });
  try {
    await stack.start();
    for (const [name, sentence] of missingParts(environment)) say(name, sentence);
    await firstRun(config, stack);
    say('ready', `http://localhost:${config.port}   ${seconds(performance.now() - started)}`);
    collectAtRest();
    while (!stop.signal.aborted && !isAdministratorRequested(dataDir)) await delay(lookEveryMs);
    if (!stop.signal.aborted) say('settings', 'are new; starting again');
    return !stop.signal.aborted;
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  } finally {
    stop.signal.removeEventListener('abort', stopping);
    await stack.stop();
  }
}

async function main(): Promise<number> {
  mkdirSync(dataDir, { recursive: true });
  try {
    while (await serve());
    say('stopped', 'everything');
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

process.exit(await main());
