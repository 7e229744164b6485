import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** What a benchmark has found. */
export interface Figures {
  /** For a section of the page. */
  markdown: string;
  /** Goals that were not met; more than none fails the command. */
  missed: string[];
}

const file = fileURLToPath(new URL('RESULTS.md', import.meta.url));
const introduction = `# What it does, and what it costs

Written by \`npm run bench\`. Product, baselines, Postgres, NATS and the load share one machine: the ratios say something, the
rates only beside them. Each section tells when it was measured, and how busy the machine was with other things before
(load average: near 0, or its rates are of little use; ratios and processor time hardly depend on it).
`;

/** Writes a section of RESULTS.md in the place of its last edition; the others stay. */
export function writeSection(title: string, { markdown }: Figures, loadBefore: number): void {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.versions.node}`;
  const when = `${new Date().toISOString().slice(0, 10)}, ${machine}, load ${loadBefore.toFixed(1)}`;
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
