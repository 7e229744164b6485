import { grammarBy, valueAt, type Node, type Values } from './message-nodes.js';
import { spokenToInJapanese } from './with-san.js';

const san = 'さん';

/**
 * Japanese messages say `{recipient}さん`. Not everybody is called that: `お母さんへのギフト`, `田中先生へのギフト`. A value before
 * `さん` is put in as {@link spokenToInJapanese} says it, also within a tag.
 */
export const withJapaneseNames = grammarBy((nodes, values) => {
  const isFollowed = (at: number): boolean => {
    const next = nodes[at + 1];
    return typeof next === 'string' && next.startsWith(san) && valueAt(nodes[at], values) !== undefined;
  };
  return nodes.map((node, at) => {
    if (isFollowed(at)) return spoken(node, values);
    return typeof node === 'string' && at > 0 && isFollowed(at - 1) ? node.slice(san.length) : node;
  });
});

function spoken(node: Node, values: Values): Node {
  const [name, ...within] = node as [string, ...Node[]];
  const [first, ...further] = within;
  return first === undefined ? spokenToInJapanese(String(values[name])) : [name, spoken(first, values), ...further];
}
