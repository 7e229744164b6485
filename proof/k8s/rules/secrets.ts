import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containersOf, isProduction, ofKind, podsOf, titleOf, type Stack } from '../objects.ts';

/** Secrets that an operator makes: CloudNativePG for its cluster, cert-manager for the ingress. */
const madeByOperators = ['postgres-app', 'postgres-ca', 'gateway-tls'];
/** Those that cert-manager makes in a trial, too. */
const madeEverywhere = ['nats-tls'];

type Keys = Map<string, Set<string>>;

/** Keys by secret, as the manifests refer to them. */
function referredSecrets(stack: Stack): Keys {
  const referred: Keys = new Map();
  const add = (name: string, key: string) => referred.set(name, (referred.get(name) ?? new Set()).add(key));
  for (const { spec } of podsOf(stack)) {
    if (!spec) continue;
    for (const { secret } of spec.volumes ?? [])
      for (const { key } of secret?.items ?? []) add(secret!.secretName, key);
    for (const { env = [] } of containersOf(spec))
      for (const { valueFrom } of env)
        if (valueFrom?.secretKeyRef) add(valueFrom.secretKeyRef.name, valueFrom.secretKeyRef.key);
  }
  for (const { spec } of ofKind(stack, 'ObjectStore'))
    for (const { name, key } of Object.values<{ name: string; key: string }>(spec.configuration.s3Credentials))
      add(name, key);
  return referred;
}

/** Every secret that is referred to is generated, made by an operator, or told of in docs/deploy.md; and no more are. */
export function secretsAreKnown(stack: Stack, root: string): string[] {
  const referred = referredSecrets(stack);
  const known = isProduction(stack) ? documentedSecrets(root) : generatedSecrets(stack);
  const where = isProduction(stack) ? 'docs/deploy.md' : 'the overlay';
  const problems: string[] = [];
  for (const [name, keys] of referred) {
    if (madeEverywhere.includes(name) || (isProduction(stack) && madeByOperators.includes(name))) continue;
    for (const key of keys)
      if (!known.get(name)?.has(key) && !isOptional(stack, name, key))
        problems.push(`${where} lacks ${key} of ${name}`);
  }
  for (const [name, keys] of known)
    for (const key of keys)
      if (!referred.get(name)?.has(key)) problems.push(`${where} tells of ${key} of ${name} for nothing`);
  return problems;
}

/** What may be left out where it is generated has to be told of where people look it up. */
const isOptional = (stack: Stack, name: string, key: string): boolean =>
  !isProduction(stack) &&
  podsOf(stack)
    .flatMap(({ spec }) => (spec ? containersOf(spec) : []))
    .flatMap(({ env = [] }) => env)
    .every(({ valueFrom }) => {
      const { secretKeyRef: ref } = valueFrom ?? {};
      return !ref || ref.name !== name || ref.key !== key || ref.optional === true;
    });

const generatedSecrets = (stack: Stack): Keys =>
  new Map(
    ofKind(stack, 'Secret').map(({ metadata, data, stringData }) => [
      metadata.name,
      new Set([...Object.keys(data ?? {}), ...Object.keys(stringData ?? {})]),
    ]),
  );

/** Items such as "- `billing`: `DATABASE_URL`, `NATS_URL`", over one line or several. */
function documentedSecrets(root: string): Keys {
  const text = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  const [, region = ''] = /<!-- derived: secrets -->(.*?)<!-- end of derived -->/s.exec(text) ?? [];
  const documented: Keys = new Map();
  for (const [, name, keys] of region.matchAll(/^- `([\w-]+)`:((?:(?!\n- ).)*)/gms))
    documented.set(name!, new Set([...keys!.matchAll(/`(\w+)`/g)].map(([, key]) => key!)));
  return documented;
}

/** An example fits what production refers to. */
export function examplesFit(examples: Stack, production: Stack): string[] {
  const referred = referredSecrets(production);
  return ofKind(examples, 'ExternalSecret').flatMap((external) => {
    const keys = referred.get(external.spec.target.name as string);
    const given = (external.spec.data as { secretKey: string }[] | undefined)?.map(({ secretKey }) => secretKey) ?? [];
    const templated = Object.keys((external.spec.target.template?.data ?? {}) as object);
    const made = templated.length > 0 ? templated : given;
    if (!keys) return [`${titleOf(external)} makes a secret that nobody reads`];
    return made.filter((key) => !keys.has(key)).map((key) => `${titleOf(external)} makes ${key}, which nobody reads`);
  });
}
