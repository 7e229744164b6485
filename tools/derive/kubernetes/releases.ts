import { parse } from 'yaml';
import { manifests } from '../../../libs/topology/src/services.ts';
import { replaceRegion, type Output } from '../output.ts';
import { component, yamlOf } from './yaml.ts';

/** Names a Job after the tag of a Deployment's image. `index` counts the parts of the Job's name. */
const replacement = (deployment: string, job: string, index: number) => ({
  source: {
    kind: 'Deployment',
    name: deployment,
    fieldPath: 'spec.template.spec.containers.[name=app].image',
    options: { delimiter: ':', index: 1 },
  },
  targets: [{ select: { kind: 'Job', name: job }, fieldPaths: ['metadata.name'], options: { delimiter: '-', index } }],
});

const releaseJobs = () =>
  component({
    replacements: [
      ...manifests.filter(({ database }) => database).map(({ name }) => replacement(name, `${name}-migration-tag`, 2)),
      // The gateway is released whenever the contracts change, and the streams derive from them.
      replacement('gateway', 'streams-tag', 1),
    ],
  });

interface Image {
  name: string;
  newName?: string;
  newTag: string;
}

/** The images of an overlay: as they are, and for a process that has none yet in the manner of the last one. */
function renderImages(current: string): string {
  const { images } = parse(current) as { images: Image[] };
  const example = images.at(-1)!;
  const lines = manifests.map(({ name: process }) => {
    const name = `presently/${process}`;
    const { newName, newTag } = images.find((image) => image.name === name) ?? {
      newName: example.newName?.replace(example.name, name),
      newTag: example.newTag,
    };
    const fields = [`name: ${name}`, ...(newName ? [`newName: ${newName}`] : []), `newTag: ${newTag}`];
    return `- { ${fields.join(', ')} }`;
  });
  return replaceRegion(current, '#', 'images', lines.join('\n'));
}

const imagesOf = (overlay: string): Output => ({
  path: `deploy/k8s/overlays/${overlay}/release/kustomization.yaml`,
  render: renderImages,
});

/** A Job for each release, and the list of images in which an operator changes the tags. */
export const kubernetesReleases: Output[] = [
  { path: 'deploy/k8s/generated/release-jobs/kustomization.yaml', render: () => yamlOf(releaseJobs()) },
  imagesOf('local'),
  imagesOf('production'),
];
