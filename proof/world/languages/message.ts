/** A piece of a message: words, what stands as it is (`{name}`, `#`, `<b>`), or a choice among messages. */
export type Part = { words: string } | { code: string } | { head: string; options: { key: string; parts: Part[] }[] };

const tag = /^<\/?\w+>/;

/** Takes a message in the ICU's format apart. @throws Error for a brace without its end */
export function partsOf(message: string): Part[] {
  let at = 0;
  const take = (until: RegExp): string => {
    const [taken] = until.exec(message.slice(at)) ?? [];
    if (taken === undefined) throw new Error(`A message that ends too early: ${message}`);
    at += taken.length;
    return taken;
  };
  function within(depth: number): Part[] {
    const parts: Part[] = [];
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') parts.push(argument(depth));
      else if (tag.test(message.slice(at))) parts.push({ code: take(tag) });
      else if (message[at] === '#' && depth > 0) parts.push({ code: take(/^#/) });
      else parts.push({ words: take(depth > 0 ? /^[^{}][^{}<#]*/ : /^[^{}][^{}<]*/) });
    }
    return parts;
  }
  function argument(depth: number): Part {
    const whole = /^\{[^{}]*\}/;
    if (whole.test(message.slice(at))) return { code: take(whole) };
    const head = take(/^\{\s*\w+\s*,\s*\w+\s*,\s*/);
    const options: { key: string; parts: Part[] }[] = [];
    while (message[at] !== '}') {
      const key = take(/^[^{}]+\{/)
        .slice(0, -1)
        .trim();
      options.push({ key, parts: within(depth + 1) });
      take(/^\}\s*/);
    }
    take(/^\}/);
    return { head, options };
  }
  return within(0);
}
