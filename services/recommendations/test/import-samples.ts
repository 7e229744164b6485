import { ormConfig } from '@presently/service/orm';
import { MikroORM } from '@mikro-orm/postgresql';
import { importFeed } from '../src/catalogue/import/import-feed.js';
import { openFeed } from '../src/catalogue/import/open-feed.js';
import { definition } from '../src/definition.js';

/** Fills the catalogue with what the sandbox's shops have. @param ownerUrl database of the role that owns the schema */
export async function importSamples(ownerUrl: string, sandboxUrl: string): Promise<void> {
  const orm = await MikroORM.init(ormConfig(definition, ownerUrl));
  try {
    const feed = await openFeed(`${sandboxUrl}/feeds/sample.tsv`);
    await importFeed(orm.em.fork(), feed, { feed: 'samples', now: new Date() });
  } finally {
    await orm.close();
  }
}
