import type { FastifyInstance } from 'fastify';
import type { Changes } from '../changes.js';
import { isPartyName, parseFault, partyNames } from './fault.js';
import type { FaultSwitches } from './fault-switches.js';

export function faultRoutes(app: FastifyInstance, switches: FaultSwitches, changes: Changes): void {
  app.get('/faults', () => switches.all());

  app.put<{ Params: { party: string } }>('/faults/:party', async ({ params, body }, reply) => {
    if (!isPartyName(params.party)) {
      return reply.code(404).send({ message: `There is no third party "${params.party}": ${partyNames.join(', ')}` });
    }
    await switches.set(params.party, parseFault(params.party, body));
    changes.announce();
    return switches.get(params.party);
  });
}
