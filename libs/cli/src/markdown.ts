const columns = 120;

/** A list, in lines of at most 120 characters. */
export const list = (items: readonly string[]): string =>
  items.map((item) => `- ${wrap(item, columns - 2).replaceAll('\n', '\n  ')}`).join('\n');

function wrap(text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
