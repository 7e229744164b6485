import { environment } from '../../libs/cli/src/environment.ts';
import { explain } from '../../libs/cli/src/failure.ts';
import { line, seconds } from '../../libs/cli/src/say.ts';
import { root } from '../root.ts';
import { collectAtRest } from './processes/collect-at-rest.mjs';
import { needsSandbox, readConfig, seedsDemo, type Config } from './config.ts';
import { Stack, Stopped } from './stack.ts';

const dim = (text: string) => (process.stdout.isTTY ? `\x1b[2m${text}\x1b[0m` : text);
const started = performance.now();

function announce(config: Config): void {
  const address = `http://localhost:${config.port}`;
  console.log(`\n${line('ready', address)}   ${seconds(performance.now() - started)}`);
  if (needsSandbox(config))
    console.log(dim(line('', `messages that it sends arrive at http://localhost:${config.sandboxPort}`)));
  if (seedsDemo(config)) console.log(dim(line('', 'sign in as demo / demo-gifts, or as admin / admin-gifts')));
  console.log(dim(line('', 'Ctrl-C stops everything')));
}

async function main(): Promise<number> {
  const config = readConfig(environment, root);
  const stack = new Stack(config, (text) => console.log(text));

  const ended = Promise.withResolvers<number>();
  const stop = () => {
    const since = performance.now();
    console.log('');
    void stack.stop().then(() => {
      console.log(line('stopped', 'everything', performance.now() - since));
      ended.resolve(0);
    });
  };
  // A signal may come twice, from the terminal and from npm. The second changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop).on(signal, () => undefined);
  // run.mjs has ended.
  process.once('disconnect', stop);
  // The product goes on without a reader of its output.
  process.stdout.on('error', () => undefined);

  try {
    await stack.start();
    announce(config);
    collectAtRest();
  } catch (error) {
    if (!(error instanceof Stopped)) {
      console.error(`\n${explain(error)}`);
      await stack.stop();
      return 1;
    }
  }
  return ended.promise;
}

process.exit(
  await main().catch((error: unknown) => {
    console.error(explain(error));
    return 1;
  }),
);
