import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rightsAtBroker } from '@presently/messaging/rights';
import { brokerUsers, passwordVariable } from '../libs/topology/src/broker-users.ts';

const file = fileURLToPath(new URL('../deploy/nats/permissions.conf', import.meta.url));

const list = (subjects: readonly string[]): string =>
  subjects.map((subject) => `\n          ${JSON.stringify(subject)}`).join('');

/** deploy/nats/permissions.conf as the contracts say it: who may publish and subscribe to what. */
function render(): string {
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
  return `# Written by \`node tools/nats-permissions.ts\` from libs/contracts; \`npm run lint\` fails when it is stale.
# Passwords come from the server's environment. Let them begin with a letter: the server reads a value that begins with a
# digit as a number. docs/rights.md tells what each line is for.
authorization {
  users = [
${users.join('\n')}
  ]
}
`;
}

const page = render();
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page) {
    console.error('deploy/nats/permissions.conf is stale: run `npm run nats-permissions`');
    process.exit(1);
  }
} else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}
