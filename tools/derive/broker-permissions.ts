import { rightsAtBroker } from '@presently/messaging/calls/rights';
import { brokerUsers, passwordVariable } from '../../libs/topology/src/broker-users.ts';
import { written, type Output } from './output.ts';

const list = (subjects: readonly string[]): string =>
  subjects.map((subject) => `\n          ${JSON.stringify(subject)}`).join('');

function renderPermissions(): string {
  const users = brokerUsers.map((user) => {
    const { publish, subscribe } = rightsAtBroker(user);
    return `    {
      user: ${user}
      password: $${passwordVariable(user)}
      permissions {
        publish: { allow: [${list(publish)}
        ] }
        subscribe: { allow: [${list(subscribe)}
        ] }
      }
    }`;
  });
  return `# ${written('libs/topology and libs/contracts')}
# Passwords come from the server's environment. Each must begin with a letter: the server reads a value that begins with a
# digit as a number. docs/rights.md explains each line.
authorization {
  users = [
${users.join('\n')}
  ]
}
`;
}

/** The subjects that each user of the broker may publish and subscribe to. */
export const brokerPermissions: Output = { path: 'deploy/nats/permissions.conf', render: renderPermissions };
