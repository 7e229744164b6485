import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokerUsers, passwordVariable } from '../libs/topology/src/broker-users.ts';

describe("the broker's users", () => {
  it('each have a password in the deployed permissions', () => {
    const permissions = readFileSync(join(import.meta.dirname, '../deploy/nats/permissions.conf'), 'utf8');
    const variables = permissions.match(/\$NATS_PASSWORD_\w+/g);
    expect(variables).toEqual(brokerUsers.map((user) => `$${passwordVariable(user)}`));
  });
});
