import { join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { messagesIn } from '../../../tools/lint/catalogues.ts';
import { root } from '../../../tools/root.ts';
import { pseudoOf } from '../../world/languages/pseudo.ts';

/** Where catalogues are in what vite reads, and where their English is. */
const catalogue = /\/(?:frontend\/src\/languages|libs\/rules\/(?:src|dist))\/([\w-]+)\/ja\.[jt]s$/;
const placeOf = (id: string): string => (id.includes('/libs/rules/') ? 'libs/rules/src' : 'frontend/src/languages');

/** Answers each Japanese catalogue with the pseudo-locale's. */
const inPseudo: Plugin = {
  name: 'presently:pseudo-locale',
  enforce: 'pre',
  load: {
    filter: { id: catalogue },
    handler(id) {
      const area = join(placeOf(id), catalogue.exec(id)![1]!);
      const messages = Object.entries(messagesIn(area, 'en')).map(([key, english]) => [key, pseudoOf(english)]);
      return `export const ja = ${JSON.stringify(Object.fromEntries(messages))};`;
    },
  },
};

/**
 * Builds the frontend with the pseudo-locale in place of Japanese.
 * @param folder gets `client/` and `server/`
 */
async function build(folder: string): Promise<void> {
  const frontend = join(root, 'frontend');
  const into = (half: string) => ({ build: { outDir: join(folder, half), emptyOutDir: true } });
  const builder = await createBuilder({
    root: frontend,
    configFile: join(frontend, 'vite.config.ts'),
    plugins: [inPseudo],
    environments: { client: into('client'), ssr: into('server') },
    logLevel: 'warn',
  });
  await builder.buildApp();
}

await build(process.argv[2]!);
