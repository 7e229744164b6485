import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';
import { root } from '../root.ts';
import { pin, referencesIn, titleOf } from './pin.ts';
import { Registry } from './registry.ts';

/** `npm run pin-images`: writes behind the tag of each image of others what it means today. Exits 1 if one stays open. */
const files = ['Dockerfile', 'docker-compose.yml', ...globSync('deploy/k8s/**/*.yaml', { cwd: root })];
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const images = new Map([...texts.values()].flatMap(referencesIn).map((image) => [titleOf(image), image]));

const registry = new Registry();
const digests = new Map<string, string>();
for (const [title, image] of images) {
  try {
    digests.set(title, await registry.digestOf(image));
    say('pinned', `${title}@${digests.get(title)}`);
  } catch (error) {
    say('NOT PINNED', `${title}${image.digest ? ' (keeps its digest)' : ''}: ${explain(error)}`);
  }
}
for (const [file, text] of texts) {
  const pinned = pin(text, digests);
  if (pinned !== text) writeFileSync(join(root, file), pinned);
}
process.exitCode = digests.size === images.size ? 0 : 1;
