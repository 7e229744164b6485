import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Prepared } from './prepared.ts';

describe('prepared stores', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'prepared-'));
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '18');
    mkdirSync(join(dataDir, 'nats/jetstream'), { recursive: true });
    new Prepared({ dataDir }).remember('a build');
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('are prepared for one build and no other', () => {
    expect(new Prepared({ dataDir }).isFor('a build')).toBe(true);
    expect(new Prepared({ dataDir }).isFor('another build')).toBe(false);
  });

  it.each(['postgres', 'nats'])('are no longer prepared when %s was removed', (store) => {
    rmSync(join(dataDir, store), { recursive: true });
    expect(new Prepared({ dataDir }).isFor('a build')).toBe(false);
  });

  it.each([{ databaseUrl: 'postgres://db/x' }, { natsUrl: 'nats://nats:4222' }])(
    'are never taken for granted when one is real: %o',
    (real) => {
      expect(new Prepared({ dataDir, ...real }).isFor('a build')).toBe(false);
    },
  );
});
