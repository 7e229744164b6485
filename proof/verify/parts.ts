import { languages, type Language } from '@presently/rules/languages';
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { obstacle as noBox } from '../box/bases.ts';
import { browserPath } from '../world/browser/browser.ts';

/** A program of proof that runs by itself, as a process of its own. */
export interface Part {
  name: string;
  /** A script of the repository and its arguments. */
  command: readonly [script: string, ...args: string[]];
  /** What it usually takes on two cores. It is ended after three times that. */
  minutes: number;
  /** Why it cannot run on this machine; undefined if it can. */
  obstacle?: () => string | undefined;
  /** A piece of another part, short enough for a share. The whole proof runs the other part. */
  isPiece?: true;
  /** Whether there are pieces that are all of it together. */
  hasPieces?: true;
  /** In which it reads the screens, if not in English. The whole proof and the shares read them in English. */
  language?: Language;
}

const isAnswered = (program: string, ...args: string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};
const noBrowser = () => (browserPath ? undefined : 'no browser is installed');
const noEngine = () => (isAnswered('docker', 'info') ? undefined : 'there is no Docker engine');
const noRenderer = () =>
  isAnswered('kubectl', 'version', '--client') || isAnswered('kustomize', 'version')
    ? undefined
    : 'neither kubectl nor kustomize is installed';

/** Journeys that take longer than a minute and a half. */
const longJourneys: Record<string, number> = {
  rolling: 4,
  restore: 3,
  backup: 2,
  crash: 2,
  telemetry: 2,
  factors: 2,
  imports: 2,
};

const tests = 'tools/test/main.ts';
const proof = 'proof/main.ts';

const namesIn = (root: string, folder: string, ending: string): string[] =>
  globSync(join(root, 'proof', folder, `*${ending}`))
    .map((path) => basename(path, ending))
    .toSorted();

const journeys = (root: string): Part[] =>
  namesIn(root, 'journeys', '.journey.ts').map((name) => ({
    name: `journey ${name}`,
    command: [tests, 'journeys', `journeys/${name}.journey`],
    minutes: longJourneys[name] ?? 1.5,
    obstacle: noBrowser,
  }));

/** Screens that take longer than a minute and a half. */
const longScreens: Record<string, number> = { all: 12, pseudo: 12 };

const screens = (root: string): Part[] =>
  namesIn(root, 'screens', '.screens.ts').map((name) => ({
    name: `screens ${name}`,
    command: [tests, 'screens', `screens/${name}.screens`],
    minutes: longScreens[name] ?? 1.5,
    obstacle: noBrowser,
  }));

/** Every screen in each other language. */
const translated = (root: string): Part[] =>
  screens(root)
    .filter(({ name }) => name === 'screens all')
    .flatMap((part) =>
      languages.slice(1).map((language) => ({ ...part, name: `${part.name} in ${language}`, language })),
    );

/**
 * Topics that share a product, by the beginnings of their titles. Secrets read what the topics beside them have left in
 * logs and refusals, so they stand beside those that are refused most. `topics.spec.ts` holds them against the topics.
 */
const named: Record<string, string> = {
  'who may what': 'behind a proxy (ownership|sessions|cross-site requests|mass assignment|headers|protocol|secrets)',
  'what is typed': 'behind a proxy (injection|scripting|uploads|files|texts|server-side requests|webhooks)',
  'what is tried': 'behind a proxy (guessing|pages|the model|fuzzing)',
  'what is inside': 'behind a proxy (a service that is taken over|chatter|calls over|events over)',
  'what strangers see': 'behind a proxy (strangers|choices|telling about oneself|reports|doors)',
  settings: 'with the settings of production',
  budgets: 'with the budgets of production (budgets|accounts|bounds|outputs)',
};

/** Together they are all: the last one runs each topic that no other names, as those of signing in elsewhere. */
export const topics: Record<string, string> = {
  ...named,
  'everything else': `^(?![^]*(${Object.values(named).join('|')}))`,
};

const security: Part[] = [
  { name: 'security', command: [proof, 'security'], minutes: 20, hasPieces: true },
  ...Object.entries(topics).map(([name, only]): Part => ({
    name: `security: ${name}`,
    command: [proof, 'security', '--only', only, '--runs', '300'],
    minutes: 3,
    isPiece: true,
  })),
];

/** In the order in which they run. */
export const partsOf = (root: string): Part[] => [
  { name: 'k8s', command: [proof, 'k8s'], minutes: 1, obstacle: noRenderer },
  ...journeys(root),
  ...screens(root),
  ...translated(root),
  ...security,
  { name: 'faults', command: [proof, 'faults', '--quick'], minutes: 4 },
  { name: 'bench', command: [proof, 'bench', '--smoke'], minutes: 4, obstacle: noBrowser },
  { name: 'box', command: [proof, 'box'], minutes: 15, obstacle: noBox, hasPieces: true },
  { name: 'box: use', command: [proof, 'box', '--only', 'use'], minutes: 9, obstacle: noBox, isPiece: true },
  { name: 'box: moves', command: [proof, 'box', '--only', 'moves'], minutes: 7, obstacle: noBox, isPiece: true },
  { name: 'compose', command: [proof, 'compose'], minutes: 12, obstacle: noEngine },
];
