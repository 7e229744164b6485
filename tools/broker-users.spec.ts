import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokerUsers as declared } from '@presently/messaging/rights';
import { brokerUsers, passwordVariable } from './broker-users.ts';

describe('the users of the broker', () => {
  it('are those that the contracts give rights to', () => {
    expect(brokerUsers).toEqual(declared);
  });

  it('each have a password in the permissions that are deployed', () => {
    const permissions = readFileSync(join(import.meta.dirname, '../deploy/nats/permissions.conf'), 'utf8');
    const variables = permissions.match(/\$NATS_PASSWORD_\w+/g);
    expect(variables).toEqual(brokerUsers.map((user) => `$${passwordVariable(user)}`));
  });
});
