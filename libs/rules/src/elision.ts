import { grammarBy, valueAt } from './message-nodes.js';

/** An h may be silent or not, which only a dictionary knows. */
const vowel = /^[aeiouàâäæéèêëîïôöœùûü]/i;
const beforeVowel = /(^|[\s(«])(d|qu)e $/i;

/** Whether `de` and `que` lose their e before this text. */
export const beginsWithVowel = (text: string): boolean => vowel.test(text);

/** French says `d’Anna` and `qu’Anna`: the e of a message before a value that begins with a vowel is left out. */
export const elided = grammarBy((nodes, values) =>
  nodes.map((node, at) =>
    typeof node === 'string' && beginsWithVowel(valueAt(nodes[at + 1], values) ?? '')
      ? node.replace(beforeVowel, '$1$2’')
      : node,
  ),
);
