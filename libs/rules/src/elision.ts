import type { CompiledMessage } from 'icu-minify/format';

type Nodes = Exclude<CompiledMessage, string>;

/** An h may be silent or not, which only a dictionary knows. */
const vowel = /^[aeiouàâäæéèêëîïôöœùûü]/i;
const beforeVowel = /(^|[\s(«])(d|qu)e $/i;

/** A message that chooses among others: `select`, `plural` and `selectordinal`. */
const choices: readonly unknown[] = [1, 2, 3];

/** Whether `de` and `que` lose their e before this text. */
export const beginsWithVowel = (text: string): boolean => vowel.test(text);

/** French says `d’Anna` and `qu’Anna`: the e of a message before a value that begins with a vowel is left out. */
export function elided(message: CompiledMessage, values: Readonly<Record<string, unknown>>): CompiledMessage {
  if (!Array.isArray(message)) return message;
  return message.map((node, at) => {
    if (typeof node === 'string') {
      return saysVowel(message[at + 1], values) ? node.replace(beforeVowel, '$1$2’') : node;
    }
    if (!Array.isArray(node) || node.length === 1) return node;
    const [name, type, options] = node as [string, unknown, Record<string, CompiledMessage>];
    if (choices.includes(type)) {
      const branches = Object.entries(options).map(([key, branch]) => [key, elided(branch, values)]);
      return [name, type, Object.fromEntries(branches)];
    }
    return typeof type === 'number' ? node : [name, ...(elided(node.slice(1) as Nodes, values) as unknown[])];
  }) as Nodes;
}

function saysVowel(node: unknown, values: Readonly<Record<string, unknown>>): boolean {
  if (!Array.isArray(node)) return false;
  const [name, child] = node as [string, unknown];
  return node.length === 1 ? beginsWithVowel(String(values[name])) : saysVowel(child, values);
}
