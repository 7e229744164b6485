import { ormConfig } from '@presently/service/orm';
import { MikroORM } from '@mikro-orm/postgresql';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFeed } from '../src/catalogue/import/import-feed.js';
import { openFeed } from '../src/catalogue/import/open-feed.js';
import { definition } from '../src/definition.js';

/** What the shop of these tests sells, by interest. */
export const kinds: Readonly<Record<string, readonly string[]>> = {
  // What the shipped recipes ask for.
  coffee: [
    'hand coffee grinder',
    'stovetop espresso moka pot',
    'ceramic pour-over coffee dripper',
    'electric milk frother',
    'airtight coffee canister',
    'double-walled coffee glasses',
  ],
  gardening: [
    'garden kneeler',
    'metal watering can with long spout',
    'thorn-proof leather gardening gloves',
    'bird bath for the garden',
    'seed packet storage tin',
    'sharp bypass secateurs for pruning',
  ],
  vinyl: [
    'vinyl record brush',
    'cork turntable slipmat',
    'anti-static record sleeves',
    'record player with speakers',
    'brass turntable record weight',
    'record display wall shelf',
  ],
  hiking: [
    'walking socks',
    'lightweight folding trekking poles',
    'lightweight hiking daypack',
    'rechargeable head torch',
    'hiking log journal',
    'foldable insulated sit mat',
  ],
  // Interests that no recipe knows.
  wombling: ['copper kettle', 'oak bench', 'felt hat', 'wool rug', 'brass bell', 'clay whistle'],
  burbling: ['paper kite', 'silk fan', 'cork board', 'pine stool', 'iron hook', 'slate clock'],
};
const makers = ['Alder', 'Birch', 'Cedar', 'Dogwood'];
const prices = [9, 29, 38, 52, 66, 79, 94, 150, 300, 700, 1500, 3000, 7000, 12000];
const models = 'small classic duo travel grand studio first second third golden royal double noble last'.split(' ');

/** Fills the catalogue: each kind by four makers, in every budget. */
export async function importKinds(ownerUrl: string): Promise<void> {
  const rows = Object.values(kinds)
    .flat()
    .flatMap((kind, nth) => prices.map((price, index) => ({ kind, price, index, nth })))
    .map(({ kind, price, index, nth }) => {
      const maker = makers[(index + nth) % makers.length];
      const id = `${nth}-${index}`;
      const page = `https://kinds.example/p/${id}`;
      const title = `${maker} & Sons ${models[index]} ${kind}`;
      return [id, title, page, `${page}.jpg`, `${price}.00 USD`, 'in stock', maker, 'Things'].join('\t');
    });
  const head = ['id', 'title', 'link', 'image_link', 'price', 'availability', 'brand', 'product_type'].join('\t');
  const folder = await mkdtemp(join(tmpdir(), 'kinds-'));
  const orm = await MikroORM.init(ormConfig(definition, ownerUrl));
  try {
    const file = join(folder, 'kinds.tsv');
    await writeFile(file, [head, ...rows].join('\n'));
    await importFeed(orm.em.fork(), await openFeed(file), { feed: 'kinds', now: new Date() });
  } finally {
    await orm.close();
    await rm(folder, { recursive: true });
  }
}
