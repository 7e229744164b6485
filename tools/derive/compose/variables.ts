import { fillIn, type Places } from '../../../libs/topology/src/trial.ts';
import type { Variable } from '../../../libs/topology/src/variable.ts';

const places: Places = {
  sandbox: 'http://sandbox:8090',
  sandboxHost: 'sandbox',
  sandboxInBrowser: 'http://localhost:${SANDBOX_PORT:-8090}',
  product: 'http://localhost:${PORT:-8080}',
};

/** The value of a variable in docker-compose.yml, `undefined` where the default of `env.ts` serves. */
export function inTrial(name: string, variable: Variable): string | undefined {
  const trial = variable.trial === undefined ? undefined : fillIn(variable.trial, places);
  const isLeftToDefault = variable.isSecret && !variable.party;
  if (isLeftToDefault) return undefined;
  const isFixed = typeof variable.production === 'object' || (variable.party && !variable.isAdjustable);
  if (isFixed) return trial;
  return `\${${name}:-${trial ?? ''}}`;
}

/** The value of a variable in production.yml, which takes the place of the trial's. */
export function inProduction(name: string, { production = 'optional', purpose = 'is missing' }: Variable): string {
  if (typeof production === 'object') return production.always;
  if (production === 'required') return `\${${name}:?${purpose}}`;
  return production === 'optional' ? `\${${name}:-}` : '';
}

/** Needs no quotes: begins like a word or an address, and holds no `: ` or ` #`. */
const isPlain = (value: string): boolean =>
  /^[A-Za-z$/][^'"]*$/.test(value) && !/: | #|:$/.test(value) && !/^(true|false|yes|no|on|off|null)$/i.test(value);

/** Lines of a mapping of YAML. */
export const mapping = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `${name}: ${isPlain(value) ? value : `'${value}'`}`);

export const indented = (lines: readonly string[], by: number): string =>
  lines.map((line) => ' '.repeat(by) + line).join('\n');
