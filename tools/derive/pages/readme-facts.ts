import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../../libs/topology/src/manifest.ts';
import { manifests } from '../../../libs/topology/src/services.ts';
import { variablesOf } from '../../../libs/topology/src/trial.ts';
import type { Variable } from '../../../libs/topology/src/variable.ts';
import { list } from '../../../libs/cli/src/markdown.ts';
import { tablesOf } from '../declarations.ts';
import { replaceRegion, type Output } from '../output.ts';
import { emptyFolderMap, withFolderMap } from './folder-maps.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Names of the variables that production requires, or may set. */
const variablesThat = (manifest: Manifest, are: Variable['production']): string[] =>
  variablesOf(manifest).flatMap(([name, { production = 'optional' }]) => (production === are ? [name] : []));

function renderFacts(root: string, manifest: Manifest): string {
  const { name } = manifest;
  const called = [
    ...(manifest.callsRouted ? ['every operation with a route'] : []),
    ...(manifest.assemblesExports ? ["`readUserData` of every service that holds users' data"] : []),
    quoted(manifest.calls),
  ];
  const facts: [label: string, content: string][] = [
    ['owns', quoted(tablesOf(root, name))],
    ['overhears', quoted(manifest.overhears)],
    ['calls', called.filter(Boolean).join(', ')],
    ['internet', manifest.internet ? `${manifest.internet.reaches} Ports ${manifest.internet.ports.join(', ')}.` : ''],
    ['production requires', quoted(variablesThat(manifest, 'required'))],
    ['optional', quoted(variablesThat(manifest, 'optional'))],
  ];
  return list(facts.filter(([, content]) => content !== '').map(([label, content]) => `${label}: ${content}`));
}

/** The README of a service that has none yet. */
const newReadme = ({ name, purpose }: Manifest): string => `# ${name}

${purpose[0]!.toUpperCase()}${purpose.slice(1)}.

<!-- derived: facts -->
<!-- end of derived -->

${emptyFolderMap}`;

/**
 * The facts of each README: what the process owns, calls and reads, and the map of its folders. The API's documentation
 * names its calls.
 */
export const readmeFacts = (root: string): Output[] =>
  manifests
    .filter(({ name }) => existsSync(join(root, 'services', name)))
    .map((manifest) => ({
      path: `services/${manifest.name}/README.md`,
      render: (current) => {
        const page = replaceRegion(current || newReadme(manifest), '<!--', 'facts', renderFacts(root, manifest));
        // The folder that has the service's name is what the service is there for.
        const newPurposes = current ? undefined : { [manifest.name]: manifest.purpose };
        return withFolderMap(page, join(root, 'services', manifest.name, 'src'), newPurposes);
      },
    }));
