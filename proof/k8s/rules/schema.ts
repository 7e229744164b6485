import { Certificate } from '@kubernetes-models/cert-manager/cert-manager.io/v1/Certificate';
import { Issuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1/Issuer';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import type { KubernetesObject } from '../objects.ts';

/** A model of one kind, whose validation reads every field that it knows. */
interface Model {
  prototype: { validate: (this: unknown) => void };
}

/** Kinds that operators bring along, by `apiVersion kind`. Those of Kubernetes itself are looked up by name. */
const operators: Record<string, Model> = {
  'cert-manager.io/v1 Certificate': Certificate,
  'cert-manager.io/v1 Issuer': Issuer,
  'postgresql.cnpg.io/v1 Cluster': Cluster,
  'postgresql.cnpg.io/v1 ScheduledBackup': ScheduledBackup,
  'external-secrets.io/v1 ExternalSecret': ExternalSecret,
};

async function modelOf({ apiVersion, kind }: KubernetesObject): Promise<Model | undefined> {
  const known = operators[`${apiVersion} ${kind}`];
  if (known) return known;
  // A group of Kubernetes' own has no dot, or ends in k8s.io. The models keep beta versions that no server has any more.
  if (!/^(v1|([a-z]+|[a-z.]+\.k8s\.io)\/v\d+)$/.test(apiVersion)) return undefined;
  try {
    const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<string, Model>;
    return models[kind];
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with an object by the schema of its kind: a kind or version that does not exist, a missing field, a wrong
 * type, and a field that the schema does not know. API servers drop the last without a word unless they are asked not to.
 */
export async function schemaProblems(object: KubernetesObject): Promise<string[]> {
  const { apiVersion, kind } = object;
  if (`${apiVersion} ${kind}` === 'barmancloud.cnpg.io/v1 ObjectStore') return objectStoreProblems(object);
  const model = await modelOf(object);
  return model ? problemsBy(model, unfolded(object)) : [`${apiVersion} ${kind} does not exist, or has no schema here`];
}

/** Long secrets are rendered over several lines, which decoders of base64 pass over; the model does not. */
const unfolded = (object: KubernetesObject): KubernetesObject =>
  object.kind === 'Secret' && object.data
    ? {
        ...object,
        data: Object.fromEntries(Object.entries(object.data).map(([key, value]) => [key, value.replaceAll(/\s/g, '')])),
      }
    : object;

function problemsBy(model: Model, object: object): string[] {
  const read = new Set<string>();
  try {
    model.prototype.validate.call(noting(object, '', read));
  } catch (error) {
    return [(error as Error).message];
  }
  return [...pathsOf(object)].filter((path) => !read.has(path)).map((path) => `${path} is unknown`);
}

/** The plugin's own kind has no published model; its configuration is what a Cluster takes as `barmanObjectStore`. */
function objectStoreProblems({ metadata, spec }: KubernetesObject): string[] {
  const { configuration, retentionPolicy, ...rest } = spec as Record<string, unknown>;
  const unknown = Object.keys(rest).map((key) => `/spec/${key} is unknown`);
  if (typeof retentionPolicy !== 'string' || !/^\d+[dwm]$/.test(retentionPolicy))
    unknown.push('/spec/retentionPolicy must be days, weeks or months, such as 30d');
  const asCluster = {
    apiVersion: 'postgresql.cnpg.io/v1',
    kind: 'Cluster',
    metadata,
    spec: { instances: 1, storage: { size: '1Gi' }, backup: { barmanObjectStore: configuration } },
  };
  return [...unknown, ...problemsBy(operators['postgresql.cnpg.io/v1 Cluster']!, asCluster)];
}

/** The same data, noting the path of everything that is looked at: a validator looks at what its schema knows. */
function noting<T>(value: T, path: string, read: Set<string>): T {
  if (value === null || typeof value !== 'object') return value;
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return found;
      read.add(`${path}/${key}`);
      return noting(found, `${path}/${key}`, read);
    },
    // Who lists the keys, as for labels, takes any.
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      keys.forEach((key) => read.add(`${path}/${String(key)}`));
      return keys;
    },
  });
}

function* pathsOf(value: unknown, path = ''): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    yield `${path}/${key}`;
    yield* pathsOf(inner, `${path}/${key}`);
  }
}
