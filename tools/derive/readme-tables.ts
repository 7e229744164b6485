import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayAddresses, gatewayCalls, operations } from '@presently/contracts/catalogue';
import type { Manifest } from '../../libs/topology/src/manifest.ts';
import { manifests } from '../../libs/topology/src/services.ts';
import { variablesOf } from '../../libs/topology/src/trial.ts';
import type { Variable } from '../../libs/topology/src/variable.ts';
import { tablesOf } from './declarations.ts';
import { replaceRegion, type Output } from './output.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const row = (label: string, content: string): string => `| ${label} | ${content} |`;

/** Names of what the process answers. Routes and summaries are in the API's own documentation. */
const answeredBy = ({ name, kind }: Manifest): string[] =>
  kind === 'gateway'
    ? [...gatewayCalls, ...gatewayAddresses].map((call) => call.name)
    : operations.filter(({ service }) => service === name).map((op) => op.name.slice(name.length + 1));

const isNeeded = ({ production }: Variable): boolean => production !== undefined && production !== 'optional';

/** Names of the variables that production needs, or of the others. */
const variablesThat = (manifest: Manifest, needed: boolean): string[] =>
  variablesOf(manifest).flatMap(([name, variable]) => (isNeeded(variable) === needed ? [name] : []));

function renderTable(root: string, manifest: Manifest): string {
  const { name } = manifest;
  const called = [...(manifest.callsRouted ? ['every operation with a route'] : []), quoted(manifest.calls)];
  const facts: [label: string, content: string][] = [
    ['owns', quoted(tablesOf(root, name))],
    ['answers', quoted(answeredBy(manifest))],
    ['overhears', quoted(manifest.overhears)],
    ['calls', called.filter(Boolean).join(', ')],
    ['internet', manifest.internet ? `${manifest.internet.reaches} Ports ${manifest.internet.ports.join(', ')}.` : ''],
    ['needs', quoted(variablesThat(manifest, true))],
    ['may have', quoted(variablesThat(manifest, false))],
  ];
  return [
    '| | |',
    '| --- | --- |',
    ...facts.filter(([, content]) => content !== '').map(([label, content]) => row(label, content)),
  ].join('\n');
}

/** The README of a service that has none yet. */
const newReadme = ({ name, purpose }: Manifest): string => `# ${name}

${purpose[0]!.toUpperCase()}${purpose.slice(1)}.

<!-- derived: tables -->
<!-- end of derived -->
`;

/** The table of each README: what the process owns, answers, calls and reads. Its events are on the events page. */
export const readmeTables = (root: string): Output[] =>
  manifests
    .filter(({ name }) => existsSync(join(root, 'services', name)))
    .map((manifest) => ({
      path: `services/${manifest.name}/README.md`,
      render: (current) => replaceRegion(current || newReadme(manifest), '<!--', 'tables', renderTable(root, manifest)),
    }));
