import { migrate } from '@presently/service/migrate';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { defineEntity, p } from '@mikro-orm/core';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { definition } from '../../services/social/src/definition.ts';
import { createMigration } from './create-migration.ts';

const Note = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: { id: p.uuid().primary(), text: p.text().nullable() },
});

describe('creating a migration', () => {
  let database: TestDatabase;
  let databaseUrl: string;
  let folder: string;
  const changed = { ...definition, entities: [...definition.entities, Note] };

  beforeAll(async () => {
    database = await createTestDatabase();
    databaseUrl = database.url('social', 'owner');
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    cpSync(new URL('./migrations', definition.home), folder, { recursive: true });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const create = (given: Partial<Parameters<typeof createMigration>[0]> = {}) =>
    createMigration({ definition, databaseUrl, folder, title: 'add_notes', isEmpty: false, ...given });

  it('refuses a database that lacks migrations', async () => {
    await expect(create()).rejects.toThrow('The database lacks Migration');
    await migrate(definition, { DATABASE_URL: databaseUrl });
  });

  it('refuses an empty difference, unless the migration is to be empty', async () => {
    await expect(create()).rejects.toThrow('Entities and schema are equal');
    const { path, statements } = await create({ title: 'backfill', isEmpty: true });
    expect(statements).toEqual([]);
    expect(readFileSync(path, 'utf8')).not.toContain('addSql');
  });

  it('writes the statements that make the schema equal to the entities', async () => {
    const { path, statements } = await create({ definition: changed });
    expect(statements).toEqual([expect.stringMatching(/^create table "notes" .*[^;]$/)]);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(`export class ${basename(path, '.ts')} extends Migration {`);
    expect(source).toContain(`this.addSql(\`${statements[0]}\`);`);

    const owner = new pg.Client(databaseUrl);
    await owner.connect();
    for (const statement of statements) await owner.query(statement);
    await owner.end();
    await expect(create({ definition: changed })).rejects.toThrow('Entities and schema are equal');
  });
});
