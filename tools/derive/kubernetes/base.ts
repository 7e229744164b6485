import type { Manifest } from '../../../libs/topology/src/manifest.ts';
import { manifests } from '../../../libs/topology/src/services.ts';
import { variablesOf } from '../../../libs/topology/src/trial.ts';
import type { Output } from '../output.ts';
import { objectsOf } from './process.ts';
import { kustomization, literals, yamlOf } from './yaml.ts';

const folder = 'deploy/k8s/generated';

/** What a process reads in every cluster, beside the ConfigMap `common` and its secrets. */
function configuration(manifest: Manifest): Record<string, string> {
  const always = variablesOf(manifest).flatMap(([name, { production }]) =>
    typeof production === 'object' ? [[name, production.always]] : [],
  );
  return {
    ...(manifest.kind === 'gateway' && { PORT: '8080' }),
    ...(manifest.database && { DATABASE_POOL: String(manifest.database.pool) }),
    ...(Object.fromEntries(always) as Record<string, string>),
  };
}

const collected = () =>
  kustomization({
    resources: manifests.map(({ name }) => `${name}.yaml`),
    configMapGenerator: manifests.map((manifest) => ({
      name: manifest.name,
      literals: literals(configuration(manifest)),
    })),
  });

/** The objects of every process, one file each. */
export const kubernetesBase = (): Output[] => [
  { path: `${folder}/kustomization.yaml`, render: () => yamlOf(collected()) },
  ...manifests.map((manifest) => ({
    path: `${folder}/${manifest.name}.yaml`,
    render: () => yamlOf(...objectsOf(manifest)),
  })),
];
