import { environmentOf } from '../container-env.ts';
import { containersOf, ofKind, podsOf, titleOf, type Stack } from '../objects.ts';
import { natsConfig } from './timing.ts';

/** Clients and servers of the broker speak over encrypted connections and check certificates; servers also sign in. */
export function brokerIsClosed(stack: Stack): string[] {
  const config = natsConfig(stack);
  const [, routes] = /^cluster \{\n(.*?)^\}/ms.exec(config) ?? [];
  const servers = ofKind(stack, 'StatefulSet').find(({ metadata }) => metadata.name === 'nats')?.spec
    .replicas as number;
  const trusting = podsOf(stack).flatMap(({ owner, spec }) =>
    (spec ? containersOf(spec) : [])
      .map((container) => environmentOf(stack, container).values)
      .filter((values) => values.NATS_URL && !values.NATS_CA)
      .map(() => `${titleOf(owner)} does not check the certificate of NATS`),
  );
  return [
    ...trusting,
    ...(/^tls \{\n\s+cert_file: /m.test(config) ? [] : ['NATS does not encrypt the connections of clients']),
    ...(servers === 1 || /authorization \{[^}]+password: /.test(routes ?? '') ? [] : ['NATS lets any server in']),
    ...(servers === 1 || /tls \{[^}]+ca_file: /.test(routes ?? '') ? [] : ['NATS does not check other servers']),
  ];
}
