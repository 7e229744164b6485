import { readEnv } from './env.js';
import { Sandbox } from './sandbox.js';

const sandbox = new Sandbox(readEnv());
await sandbox.start();
console.log(
  JSON.stringify({
    level: 30,
    time: Date.now(),
    name: 'sandbox',
    msg: 'listening',
    url: sandbox.url,
    parties: sandbox.parties.map(({ address }) => address),
  }),
);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void sandbox.stop().then(() => process.exit(0));
  });
}
