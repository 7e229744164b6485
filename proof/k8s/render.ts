import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { environment } from '../../libs/cli/src/environment.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import type { KubernetesObject, Stack } from './objects.ts';

const run = promisify(execFile);
const folder = 'deploy/k8s';

/** The programs that render, as they are called: kubectl brings kustomize along. */
const programs = [
  { file: 'kustomize', version: ['version'], build: ['build'] },
  { file: 'kubectl', version: ['kustomize', '--help'], build: ['kustomize'] },
];

export interface Renderer {
  name: string;
  render: (path: string) => Promise<KubernetesObject[]>;
}

/** @throws Failure if neither is installed */
export async function findRenderer(root: string): Promise<Renderer> {
  const candidates = environment.KUBECTL_BIN ? [{ ...programs[1]!, file: environment.KUBECTL_BIN }] : programs;
  for (const { file, version, build } of candidates) {
    try {
      await run(file, version);
    } catch {
      continue;
    }
    return {
      name: [file, ...build].join(' '),
      render: async (path) => {
        const { stdout } = await run(file, [...build, join(root, folder, path)], { maxBuffer: 64 * 1024 * 1024 });
        return parse(stdout);
      },
    };
  }
  throw new Failure(
    'Neither kubectl nor kustomize can be run, so nothing was checked. Install kubectl 1.30 or newer ' +
      '(https://kubernetes.io/docs/tasks/tools), or name it in KUBECTL_BIN.',
  );
}

/** @throws Failure for YAML that is none, or that says the same key twice. */
export function parse(text: string): KubernetesObject[] {
  return parseAllDocuments(text).flatMap((document) => {
    const [error] = document.errors;
    if (error) throw new Failure(`What was rendered is no YAML: ${error.message}`);
    const object = document.toJS() as KubernetesObject | null;
    return object ? [object] : [];
  });
}

export async function renderOverlays(root: string, renderer: Renderer): Promise<Stack[]> {
  const overlays = await readdir(join(root, folder, 'overlays'));
  return Promise.all(
    overlays.toSorted().map(async (overlay) => ({ overlay, objects: await renderer.render(`overlays/${overlay}`) })),
  );
}

/** Manifests that are there to be read and taken over. */
export async function readExamples(root: string): Promise<Stack> {
  const path = join(root, folder, 'examples');
  const files = (await readdir(path)).filter((file) => file.endsWith('.yaml'));
  const texts = await Promise.all(files.map((file) => readFile(join(path, file), 'utf8')));
  return { overlay: 'examples', objects: texts.flatMap(parse) };
}
