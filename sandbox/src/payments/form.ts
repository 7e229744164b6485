import { invalid } from './stripe-error.js';

/** The parameters of a request: text, lists and objects by name. */
export interface Params {
  [name: string]: string | Params;
}

/** Reads `items[0][price]=x` as `{items: {0: {price: 'x'}}}`, Stripe's form of objects. */
export function readForm(text: string): Params {
  const params = Object.create(null) as Params;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/^[^[\]]+|(?<=\[)[^[\]]*(?=\])/g)].map(([part]) => part);
    let inside = params;
    for (const part of path.slice(0, -1)) {
      inside = (inside[part] ??= Object.create(null) as Params) as Params;
      if (typeof inside !== 'object') throw invalid(`Invalid object: ${name}`, name);
    }
    const last = path.at(-1) ?? name;
    inside[last === '' ? String(Object.keys(inside).length) : last] = value;
  }
  return params;
}

/** @throws StripeError for a parameter that is not imitated, so that none is silently ignored */
export function only(params: Params, known: readonly string[]): Params {
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  return params;
}

export const textOf = (value: string | Params | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
export const listOf = (value: string | Params | undefined): string[] =>
  typeof value === 'object' ? Object.values(value).filter((item) => typeof item === 'string') : [];
export const mapOf = (value: string | Params | undefined): Record<string, string> =>
  typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
