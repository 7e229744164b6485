import type { Manifest } from './manifest.ts';
import type { Variable } from './variable.ts';

/** What stands for the placeholders in the values of a trial. */
export interface Places {
  /** Address of the sandbox for processes. */
  readonly sandbox: string;
  readonly sandboxHost: string;
  /** Address of the sandbox for browsers. */
  readonly sandboxInBrowser: string;
  /** Address of the product for browsers. */
  readonly product: string;
}

/** A value of a trial with its placeholders filled in. */
export const fillIn = (value: string, places: Places): string =>
  value
    .replaceAll('{sandbox}', places.sandbox)
    .replaceAll('{sandbox-host}', places.sandboxHost)
    .replaceAll('{sandbox-in-browser}', places.sandboxInBrowser)
    .replaceAll('{product}', places.product);

/** The variables of a process, by name. */
export const variablesOf = (manifest: Manifest): [name: string, variable: Variable][] =>
  Object.entries(manifest.environment);
