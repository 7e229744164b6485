import { stringify } from 'yaml';
import { written } from '../output.ts';

/** Documents of a derived file, in one text. */
export const yamlOf = (...documents: readonly object[]): string =>
  `# ${written('libs/topology')}
${documents.map((document) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n')}`;

/** An entry of `patches`: a strategic merge with the object of that kind and name. */
export const patchOf = (object: object): { patch: string } => ({ patch: stringify(object, { lineWidth: 0 }) });

/** An entry of `env` that is read from a secret. */
export const fromSecret = (name: string, secret: string, isOptional = false): object => ({
  name,
  valueFrom: { secretKeyRef: { name: secret, key: name, ...(isOptional && { optional: true }) } },
});

export const component = (content: object): object => ({
  apiVersion: 'kustomize.config.k8s.io/v1alpha1',
  kind: 'Component',
  ...content,
});

export const kustomization = (content: object): object => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  ...content,
});

/** `NAME=value`, as generators of kustomize take literals. */
export const literals = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`);
