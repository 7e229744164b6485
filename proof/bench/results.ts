import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeMachine, today } from '../world/machine.ts';

/** The result of a benchmark. */
export interface Figures {
  /** A section of RESULTS.md. */
  markdown: string;
  /** Missed goals. Any fails the command. */
  missed: string[];
}

const file = fileURLToPath(new URL('RESULTS.md', import.meta.url));
const introduction = `# Performance

Written by \`npm run bench\`; [README.md](README.md) explains each section. All parts and the load share one machine, so
ratios mean more than rates. The load is the machine's before the measurement.
`;

/** Replaces a section of RESULTS.md. */
export function writeSection(title: string, { markdown }: Figures, loadBefore: number): void {
  const when = `${today()}, ${describeMachine()}, load ${loadBefore.toFixed(1)}`;
  const sections = readSections();
  sections.set(title, `_${when}_\n\n${markdown.trim()}\n`);
  const page = [introduction, ...[...sections].map(([name, body]) => `## ${name}\n\n${body}`)].join('\n');
  writeFileSync(file, page);
}

function readSections(): Map<string, string> {
  const [, ...parts] = readFileSync(file, 'utf8').split(/^## /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), `${part.slice(end).trim()}\n`];
    }),
  );
}
