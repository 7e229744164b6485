import { join } from 'node:path';
import { services } from '../../libs/topology/src/services.ts';
import { findMisplaced, nextMigrationName, readMigrationNames } from './names.ts';
import { lastRelease, schemaOf } from './released.ts';

const root = join(import.meta.dirname, '../..');
const now = new Date('2026-11-22T03:04:05.678Z');

describe('the name of a new migration', () => {
  it('has the current time in UTC', () => {
    expect(nextMigrationName([], 'first', now)).toBe('Migration20261122030405_first');
    expect(nextMigrationName(['Migration20261121235959_first'], 'second', now)).toBe('Migration20261122030405_second');
  });

  it('sorts after a newest migration that is ahead of the calendar', () => {
    const existing = ['Migration20261125235959_ahead', 'Migration20261121000000_first'];
    expect(nextMigrationName(existing, 'next', now)).toBe('Migration20261126000000_next');
  });

  it.each(['', 'Add', 'add-nickname', 'add__nickname', '_add', '2nd'])('cannot end with "%s"', (title) => {
    expect(() => nextMigrationName([], title, now)).toThrow('is no name for a migration');
  });
});

describe('the order of migrations', () => {
  const released = schemaOf(lastRelease);

  it.each(services)('of %s is the same for a fresh database and for a released one', (service) => {
    const existing = readMigrationNames(join(root, 'services', service, 'src/migrations'));
    expect(existing.length).toBeGreaterThan(0);
    expect(findMisplaced(existing, released[service]?.migrations ?? [])).toEqual([]);
  });

  it('differs if a new migration sorts before a released one, or a released one is missing', () => {
    const existing = ['Migration1_a', 'Migration2_late', 'Migration4_new'];
    expect(findMisplaced(existing, ['Migration1_a', 'Migration3_b'])).toEqual([
      'Migration2_late sorts before Migration3_b, which is released',
      'Migration3_b is released and missing',
    ]);
  });
});
