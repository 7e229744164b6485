import { brokerIsClosed } from './rules/broker.ts';
import { connectionsSuffice, streamsFit } from './rules/capacity.ts';
import { networkIsClosed } from './rules/network.ts';
import { titleOf, type Stack } from './objects.ts';
import {
  containersArePinned,
  podsAreHardened,
  probesMeanSomething,
  productionIsClean,
  rolloutsAreSmooth,
} from './rules/policies.ts';
import { environmentsLoad } from './rules/process-env.ts';
import { namesAreSingle, portsExist, referencesResolve, selectorsFindPods } from './rules/references.ts';
import { schemaProblems } from './rules/schema.ts';
import { secretsAreKnown } from './rules/secrets.ts';
import { passwordsAreGiven } from './rules/store-env.ts';
import { stopsAreAwaited } from './rules/timing.ts';

/** Looks at everything that an overlay renders to. @returns what is wrong, in words. */
export type Check = (stack: Stack, root: string) => string[] | Promise<string[]>;

async function schemasHold({ objects }: Stack): Promise<string[]> {
  const problems = await Promise.all(
    objects.map(async (object) => (await schemaProblems(object)).map((problem) => `${titleOf(object)}: ${problem}`)),
  );
  return problems.flat();
}

/** In the order in which they are told. */
export const checks = {
  schemas: schemasHold,
  names: namesAreSingle,
  selectors: selectorsFindPods,
  ports: portsExist,
  references: referencesResolve,
  secrets: secretsAreKnown,
  'environment of processes': environmentsLoad,
  'passwords of stores': passwordsAreGiven,
  'hardened pods': podsAreHardened,
  'versions and resources': containersArePinned,
  probes: probesMeanSomething,
  rollouts: rolloutsAreSmooth,
  'time to stop': stopsAreAwaited,
  network: networkIsClosed,
  'closed broker': brokerIsClosed,
  connections: connectionsSuffice,
  streams: streamsFit,
  'fit for production': productionIsClean,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
