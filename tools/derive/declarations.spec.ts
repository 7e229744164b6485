import { messagingTableNames } from '@presently/messaging/tables';
import { services } from '../../libs/topology/src/services.ts';
import { lastRelease, schemaOf } from '../migration/released.ts';
import { root } from '../root.ts';
import { tablesOf } from './declarations.ts';

/** The libraries write these into the schema of every service. */
const ofLibraries = new Set([...messagingTableNames, 'budget_usage', 'migrations']);

describe('the tables of a service', () => {
  it('are those of its entities, and those that it uses in SQL only', () => {
    const tables = tablesOf(root, 'recommendations');
    expect(tables).toEqual(expect.arrayContaining(['feed_rows', 'picks', 'product_words', 'products']));
    expect(tables).toEqual(tables.toSorted());
    expect(tablesOf(root, 'gateway')).toEqual([]);
  });

  it.each(services)('are all that %s had in the last release', (service) => {
    const { tables, retired } = schemaOf(lastRelease)[service]!;
    const own = Object.keys(tables).filter((table) => !ofLibraries.has(table) && !retired.includes(table));
    expect(tablesOf(root, service)).toEqual(expect.arrayContaining(own));
  });
});
