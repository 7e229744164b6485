import type { CompiledMessage } from 'icu-minify/format';

/** What a compiled message consists of: texts, arguments, choices and tags. */
export type Node = Exclude<CompiledMessage, string>[number];
export type Values = Readonly<Record<string, unknown>>;

/** Changes a message before its values are put in, where the grammar of its language depends on them. */
export type Grammar = (message: CompiledMessage, values: Values) => CompiledMessage;

/** A message that chooses among others: `select`, `plural` and `selectordinal`. */
const choices: readonly unknown[] = [1, 2, 3];

/** @param change changes one row of nodes; it is called for the whole message, and for those of its choices and tags */
export function grammarBy(change: (nodes: readonly Node[], values: Values) => readonly Node[]): Grammar {
  const inRow = (nodes: readonly Node[], values: Values): Node[] =>
    change(nodes, values).map((node) => {
      if (!Array.isArray(node) || node.length === 1) return node;
      const [name, type, options] = node as [string, unknown, Record<string, CompiledMessage>];
      if (choices.includes(type)) {
        const branches = Object.entries(options).map(([key, branch]) => [key, inMessage(branch, values)]);
        return [name, type, Object.fromEntries(branches)];
      }
      return typeof type === 'number' ? node : [name, ...inRow(node.slice(1) as Node[], values)];
    }) as Node[];
  const inMessage: Grammar = (message, values) => (Array.isArray(message) ? inRow(message, values) : message);
  return inMessage;
}

/** The value of the argument with which a node begins, also within a tag; undefined for texts, numbers and choices. */
export function valueAt(node: Node | undefined, values: Values): string | undefined {
  if (!Array.isArray(node)) return undefined;
  const [name, child] = node as [string, Node];
  if (node.length > 1) return valueAt(child, values);
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
