import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { written, type Output } from './output.ts';

/** `gifting`, `planned-gifts` becomes `giftingPlannedGifts`. */
const camelCase = (...words: string[]): string =>
  words.join('-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const modulesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();

/** Collects the manifests of libs/topology. */
function manifestIndex(root: string): string {
  const names = modulesIn(join(root, 'libs/topology/src/manifests'));
  const imports = names.map((name) => `import { ${name} } from './manifests/${name}.ts';`);
  return `// ${written('the folder manifests')}
${imports.join('\n')}

export const manifests = [
${names.map((name) => `  ${name},`).join('\n')}
] as const;
`;
}

/** Collects the modules of libs/contracts that belong to services. */
function contractIndex(root: string): string {
  const services = modulesIn(join(root, 'libs/topology/src/manifests'));
  const exports = services.flatMap((service) => {
    const folder = join(root, 'libs/contracts/src', service);
    if (!existsSync(folder)) return [];
    return modulesIn(folder).map((file) => `export * as ${camelCase(service, file)} from './${service}/${file}.js';`);
  });
  return `// ${written('the folders of the services')}
${exports.join('\n')}
`;
}

/**
 * The projects that \`tsc -b\` builds: every library and service with a tsconfig.json, the sandbox, and ops. \`composite\`, so
 * that the check of specs, which refers to this, reads their declarations.
 */
function projectReferences(root: string): string {
  const projects = ['libs', 'services'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .toSorted()
      .map((name) => `${folder}/${name}`)
      .filter((path) => existsSync(join(root, path, 'tsconfig.json'))),
  );
  const references = [...projects, 'sandbox', 'ops'].map((path) => `    { "path": "${path}" }`);
  return `{
  // ${written('the folders libs and services')}
  "compilerOptions": { "composite": true },
  "files": [],
  "references": [
${references.join(',\n')}
  ]
}
`;
}

/** Files that list what folders hold. Everything else reads them, so they are written first. */
export const indexes = (root: string): Output[] => [
  { path: 'libs/topology/src/manifests.ts', render: () => manifestIndex(root) },
  { path: 'libs/contracts/src/modules.ts', render: () => contractIndex(root) },
  { path: 'tsconfig.json', render: () => projectReferences(root) },
];
