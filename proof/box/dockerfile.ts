/** One instruction, with its continuation lines joined. */
export interface Instruction {
  name: string;
  text: string;
}

export interface Stage {
  name: string;
  /** An image, or an earlier stage. */
  base: string;
  instructions: Instruction[];
}

/** Puts values where `${NAME}` and `$NAME` stand. Unknown names stay. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{?(\w+)\}?/g, (whole, name: string) => values[name] ?? whole);

function instructionsIn(text: string): Instruction[] {
  const joined = text
    .split('\n')
    .filter((each) => !/^\s*#/.test(each))
    .join('\n')
    .replaceAll(/\\\n/g, ' ');
  return joined.split('\n').flatMap((each) => {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(each.trim()) ?? [];
    return name ? [{ name, text: rest! }] : [];
  });
}

/** The stages of a Dockerfile, with the arguments before the first one in the names of images. */
export function stagesOf(text: string): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  const global: Record<string, string> = {};
  let current: Stage | undefined;
  for (const instruction of instructionsIn(text)) {
    if (instruction.name === 'FROM') {
      const [, image, name] = /^(\S+) AS (\S+)$/.exec(instruction.text)!;
      current = { name: name!, base: filledIn(image!, global), instructions: [] };
      stages.set(name!, current);
    } else if (current) current.instructions.push(instruction);
    else {
      const [name, value] = instruction.text.split('=') as [string, string];
      global[name] = value;
    }
  }
  return stages;
}
