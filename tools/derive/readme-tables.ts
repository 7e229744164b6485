import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { events, gatewayAddresses, gatewayCalls, operations } from '@presently/contracts/catalogue';
import type { Manifest } from '../../libs/topology/src/manifest.ts';
import { manifests, reactionsOf } from '../../libs/topology/src/services.ts';
import { variablesOf } from '../../libs/topology/src/trial.ts';
import type { Variable } from '../../libs/topology/src/variable.ts';
import { summariesOf, tablesOf } from './declarations.ts';
import { replaceRegion, type Output } from './output.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const row = (label: string, content: string): string => `| ${label} | ${content} |`;

interface Answered {
  readonly name: string;
  readonly route: string | undefined;
}

const answeredBy = ({ name, kind }: Manifest): readonly Answered[] =>
  kind === 'gateway' ? [...gatewayCalls, ...gatewayAddresses] : operations.filter(({ service }) => service === name);

function answersTable(manifest: Manifest, summaries: ReadonlyMap<string, string>): string[] {
  const rows = answeredBy(manifest).map(({ name, route }) => {
    const shortName = manifest.kind === 'service' ? name.slice(manifest.name.length + 1) : name;
    return `| \`${shortName}\` | ${route ? `\`${route}\`` : 'internal'} | ${summaries.get(name) ?? ''} |`;
  });
  return rows.length === 0 ? [] : ['', '| answers | route | |', '| --- | --- | --- |', ...rows];
}

const inProduction = ({ production = 'optional' }: Variable): string =>
  typeof production === 'object' ? `\`${production.always}\`` : production;

function environmentTable(manifest: Manifest): string[] {
  const variables = variablesOf(manifest);
  if (variables.length === 0) return [];
  const rows = variables.map(([name, variable]) => {
    const trial = variable.trial === undefined ? '' : `\`${variable.trial}\``;
    return `| \`${name}\` | ${inProduction(variable)}${variable.isSecret ? ', secret' : ''} | ${trial} |`;
  });
  return ['', '| variable | production | trial |', '| --- | --- | --- |', ...rows];
}

function renderTables(root: string, manifest: Manifest, summaries: ReadonlyMap<string, string>): string {
  const { name } = manifest;
  const emitted = events.filter(({ owner }) => owner === name).map(({ type }) => type);
  const called = [...(manifest.callsRouted ? ['every operation with a route'] : []), quoted(manifest.calls)];
  const facts: [label: string, content: string][] = [
    ['owns', quoted(tablesOf(root, name))],
    ['emits', quoted(emitted)],
    ['reacts to', quoted(reactionsOf(name))],
    ['overhears', quoted(manifest.overhears)],
    ['calls', called.filter(Boolean).join(', ')],
    ['internet', manifest.internet ? `${manifest.internet.reaches} Ports ${manifest.internet.ports.join(', ')}.` : ''],
  ];
  return [
    '| | |',
    '| --- | --- |',
    ...facts.filter(([, content]) => content !== '').map(([label, content]) => row(label, content)),
    ...answersTable(manifest, summaries),
    ...environmentTable(manifest),
  ].join('\n');
}

/** The README of a service that has none yet. */
const newReadme = ({ name, purpose }: Manifest): string => `# ${name}

${purpose[0]!.toUpperCase()}${purpose.slice(1)}.

<!-- derived: tables -->
<!-- end of derived -->
`;

/** The tables of each README: what the process owns, answers, emits, reacts to, calls and reads. */
export function readmeTables(root: string): Output[] {
  const summaries = summariesOf(root);
  return manifests
    .filter(({ name }) => existsSync(join(root, 'services', name)))
    .map((manifest) => ({
      path: `services/${manifest.name}/README.md`,
      render: (current) =>
        replaceRegion(current || newReadme(manifest), '<!--', 'tables', renderTables(root, manifest, summaries)),
    }));
}
