import compile from 'icu-minify/compile';
import { parseSync, type Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  value?: unknown;
}

/** Compiles the messages of `src/languages`, and those of `libs/rules`, so that browsers need no parser for them. */
export function compileMessages(): Plugin {
  return {
    name: 'presently:compile-messages',
    transform: {
      order: 'post',
      filter: { id: /\/(?:src\/languages|libs\/rules\/dist)\/[^/]+\/[a-z]{2}\.[jt]s$/ },
      handler(code, id) {
        return { code: compiledIn(code, id), map: null };
      },
    },
  };
}

/** Replaces each text in braces, tags or quotes by what the compiler makes of it. */
function compiledIn(code: string, id: string): string {
  const values: Node[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: Node };
    if (type === 'Property' && value?.type === 'Literal' && typeof value.value === 'string') values.push(value);
    else Object.values(node).forEach(visit);
  };
  visit(parseSync(id, code).program);
  return values
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, value }) =>
        text.slice(0, start) + JSON.stringify(compile(value as string)) + text.slice(end),
      code,
    );
}
