import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { environmentOf } from '../container-env.ts';
import { containersOf, isProduction, podsOf, titleOf, type Container, type Stack } from '../objects.ts';

type Env = Record<string, string>;
type EnvClass = new () => object;
type LoadEnv = (type: EnvClass, source: Env) => object;

/** Variables of the runtime itself, which no schema of ours knows. */
const ofNode = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE', 'TZ'];

/** What the mains beside the services read: each class lies beside the main itself, which would run when imported. */
const ofJobs: [script: RegExp, keys: string[]][] = [
  [/^services\/\w+\/dist\/(migrate|await-schema)\.js$/, ['DATABASE_URL']],
  [/^libs\/service\/dist\/provision-streams\.js$/, ['NATS_URL', 'NATS_REPLICAS', 'NATS_CA']],
];

/** Each process of ours is given what its own schema of its environment asks for, and nothing that it does not know. */
export async function environmentsLoad(stack: Stack, root: string): Promise<string[]> {
  const { loadEnv } = (await import(join(root, 'libs/service/dist/env.js'))) as { loadEnv: LoadEnv };
  const problems = podsOf(stack).flatMap(({ owner, spec }) =>
    (spec ? containersOf(spec) : []).map(async (container) => {
      const service = /(?:^|\/)presently\/(\w+):/.exec(container.image)?.[1];
      if (!service) return [];
      const found = container.command
        ? jobProblems(stack, container, root)
        : service === 'sandbox'
          ? await sandboxProblems(environmentOf(stack, container).values, root)
          : await serviceProblems(stack, container, await envClassOf(service, root), loadEnv);
      return found.map((problem) => `${titleOf(owner)}, ${container.name}: ${problem}`);
    }),
  );
  return (await Promise.all(problems)).flat();
}

async function envClassOf(service: string, root: string): Promise<EnvClass> {
  const exported = (await import(join(root, `services/${service}/dist/env.js`))) as Record<string, EnvClass>;
  const name = `${service[0]!.toUpperCase()}${service.slice(1)}Env`;
  const found = exported[name];
  if (!found) throw new Error(`services/${service}/dist/env.js exports no ${name}`);
  return found;
}

const complaint = (load: () => unknown): string | undefined => {
  try {
    load();
    return undefined;
  } catch (error) {
    return (error as Error).message.replaceAll('\n', ' ');
  }
};

const without = (env: Env, ...keys: string[]): Env =>
  Object.fromEntries(Object.entries(env).filter(([key]) => !keys.includes(key)));

async function serviceProblems(
  stack: Stack,
  container: Container,
  type: EnvClass,
  loadEnv: LoadEnv,
): Promise<string[]> {
  const { values, optional } = environmentOf(stack, container);
  const problems: string[] = [];
  const refused = complaint(() => loadEnv(type, values));
  if (refused) problems.push(refused);
  const bare = complaint(() => loadEnv(type, without(values, ...optional)));
  // Both keys of a store are optional for those who keep recordings in a folder.
  if (bare && !(values.S3_BUCKET && /S3_\w+ is missing/.test(bare)))
    problems.push(`without its optional keys: ${bare}`);

  const known = knownKeys(type);
  for (const key of Object.keys(values))
    if (!known.has(key) && !ofNode.includes(key)) problems.push(`${key} is unknown to ${type.name}`);

  // The schema says by itself what it cannot do without; taken away one by one, each has to be missed.
  const needed = complaint(() => loadEnv(type, { NODE_ENV: values.NODE_ENV! })) ?? '';
  for (const key of Object.keys(values)) {
    const isNeeded = new RegExp(`\\b${key} (is missing|must)`).test(needed);
    if (isNeeded && !complaint(() => loadEnv(type, without(values, key)))?.includes(key))
      problems.push(`${key} is not missed when it is taken away`);
  }
  if (isProduction(stack) && values.NODE_ENV !== 'production') problems.push('NODE_ENV is not production');
  return problems;
}

const knownKeys = (type: EnvClass): Set<string> =>
  new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .map(({ propertyName }) => propertyName),
  );

function jobProblems(stack: Stack, { command = [], ...container }: Container, root: string): string[] {
  const [program, script = ''] = command;
  if (program !== 'node' || !existsSync(join(root, script)))
    return [`${command.join(' ')} runs nothing that was built`];
  const expected = ofJobs.find(([pattern]) => pattern.test(script))?.[1];
  if (!expected) return [`nobody knows what ${script} reads`];
  const given = Object.keys(environmentOf(stack, container).values);
  return [...new Set(expected).symmetricDifference(new Set(given))].map((key) =>
    given.includes(key) ? `${key} is unknown to ${script}` : `${key} is missing`,
  );
}

/** The sandbox reads its environment without a schema: what it never looks at, it does not know. */
async function sandboxProblems(values: Env, root: string): Promise<string[]> {
  const { readEnv } = (await import(join(root, 'sandbox/dist/env.js'))) as { readEnv: (source: Env) => unknown };
  const read = new Set<string>();
  const refused = complaint(() =>
    readEnv(new Proxy(values, { get: (target, key) => (read.add(String(key)), Reflect.get(target, key) as string) })),
  );
  const unknown = Object.keys(values).filter((key) => !read.has(key));
  return [...(refused ? [refused] : []), ...unknown.map((key) => `${key} is unknown to the sandbox`)];
}
