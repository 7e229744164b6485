import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Where problems are thrown. */
const places = ['libs/messaging/src', 'libs/service/src', ...services()];

function services(): string[] {
  return readdirSync(join(root, 'services')).map((service) => `services/${service}/src`);
}

export interface SourceFile {
  path: string;
  text: string;
}

const sources = (): SourceFile[] =>
  places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|builders)\.tsx?$/.test(file))
      .map((file) => ({ path: join(place, file), text: readFileSync(join(root, place, file), 'utf8') })),
  );

/** Functions and tables that make problems of the codes they are given: how their codes stand in the file. */
const makers: Record<string, { codes: RegExp; prefix?: string }> = {
  'services/gateway/src/http/problem.filter.ts': { codes: /: \['([a-z-]+)',/g },
  'services/gateway/src/imports/form-file.ts': { codes: /refused\('([^']+)'/g },
  'services/gifting/src/gifts/link-preview/preview-problems.ts': {
    codes: /problem\('([^']+)'/g,
    prefix: 'link-preview.',
  },
};

/** They pass on what another place has made: an answer of a call, and an error of the protocol that programs read. */
const passOn = new Set(['libs/messaging/src/calls/reply.ts', 'services/identity/src/oauth/grants.ts']);

/**
 * The codes of the problems that files make. `new type(` makes one of a class of problems that a variable holds.
 * @throws if the code of a problem cannot be told from its file
 */
export function codesIn({ path, text }: SourceFile): string[] {
  const given = [...text.matchAll(/\bnew (?:Problem|type)\(\s*([^,]+),/g)].map(([, first]) => first!.trim());
  const written = given.filter((first) => first.startsWith("'")).map((first) => first.slice(1, -1));
  if (written.length === given.length) return written;
  const maker = makers[path];
  const made = maker ? [...text.matchAll(maker.codes)].map(([, code]) => (maker.prefix ?? '') + code) : [];
  if (made.length === 0 && !passOn.has(path)) throw new Error(`${path}: which codes has new Problem(${given.join()})?`);
  return [...written, ...made];
}

/** The files that refuse an input by a sentence of their own, which other languages cannot word by a rule. */
export const filesThatRefuseInputs = (): string[] =>
  sources()
    .filter(({ text }) => text.includes("new Problem('invalid-input'"))
    .map(({ path }) => path);

/** The codes that services can answer, by the first file that has each. */
export const problemCodes = (): Map<string, string> =>
  new Map(sources().flatMap((file) => codesIn(file).map((code) => [code, file.path] as const)));
