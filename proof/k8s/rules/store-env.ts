import { environmentOf } from '../container-env.ts';
import { ofKind, podsOf, titleOf, type Pods, type Stack } from '../objects.ts';

/** Configuration files whose server reads variables, and how these are written in them. */
const files: { mountedBy: string; key: string; variable: RegExp; besides: string[] }[] = [
  // A trial has one server, which uses no routes.
  {
    mountedBy: 'nats',
    key: 'permissions.conf',
    variable: /\$(NATS_\w+)/g,
    besides: ['POD_NAME', 'NATS_ROUTES_PASSWORD', 'NATS_ROUTE_0', 'NATS_ROUTE_1', 'NATS_ROUTE_2'],
  },
  { mountedBy: 'postgres-provision', key: 'provision.sql', variable: /\\getenv \w+ (\w+)/g, besides: ['DATABASE_URL'] },
];

/** NATS and the provisioning of Postgres are given the passwords that their files ask for, and no others. */
export function passwordsAreGiven(stack: Stack): string[] {
  return files.flatMap(({ mountedBy, key, variable, besides }) => {
    const pods = podsOf(stack).find(({ owner }) => owner.metadata.name === mountedBy);
    const text = pods && mountedFile(stack, pods, key);
    if (!pods || !text) return [`no ${mountedBy} mounts ${key}`];
    const asked = new Set([...besides, ...[...text.matchAll(variable)].map(([, name]) => name!)]);
    const given = new Set(Object.keys(environmentOf(stack, pods.spec!.containers[0]!).values));
    return [...asked.symmetricDifference(given)].map((name) =>
      asked.has(name) ? `${titleOf(pods.owner)} lacks ${name}` : `${titleOf(pods.owner)} is given ${name} for nothing`,
    );
  });
}

function mountedFile(stack: Stack, { spec }: Pods, key: string): string | undefined {
  const names = (spec?.volumes ?? []).flatMap(({ configMap, projected }) => [
    configMap?.name,
    ...(projected?.sources ?? []).map((source) => source.configMap?.name),
  ]);
  return ofKind(stack, 'ConfigMap').find(({ metadata, data }) => names.includes(metadata.name) && data?.[key])?.data?.[
    key
  ];
}
