import type { MigrationDiff } from '@mikro-orm/core';
import { TSMigrationGenerator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormConfig, type OrmDefinition } from '@presently/service/orm';
import { Failure } from '../../libs/cli/src/failure.ts';
import { nextMigrationName, readMigrationNames } from './names.ts';

export interface NewMigration {
  definition: OrmDefinition;
  /** A migrated database: URL with the role that owns the service's schema. */
  databaseUrl: string;
  /** The service's `src/migrations`. */
  folder: string;
  /** Words in lower case, joined by `_`. */
  title: string;
  /** Writes a migration without statements, for a change that entities do not describe. */
  isEmpty: boolean;
}

/**
 * Compares the entities of a service with its schema and writes the difference as a migration.
 * @returns the path of the file and its statements
 * @throws Failure without a difference, unless the migration is to be empty
 */
export async function createMigration({ definition, databaseUrl, folder, title, isEmpty }: NewMigration) {
  const name = nextMigrationName(readMigrationNames(folder), title, new Date());
  const config = ormConfig(definition, databaseUrl);
  const orm = await MikroORM.init({
    ...config,
    migrations: { ...config.migrations, fileName: () => name, generator: generatorOf(name, definition.name) },
  });
  try {
    const pending = await orm.migrator.getPending();
    if (pending.length > 0)
      throw new Failure(
        `The database lacks ${pending.map((migration) => migration.name).join(', ')}. Apply them first.`,
      );
    const { fileName, diff } = await orm.migrator.create(folder, isEmpty, false, title);
    if (!fileName)
      throw new Failure('Entities and schema are equal: nothing to migrate. Add --empty to write an empty migration.');
    return { path: `${folder}/${fileName}`, statements: isEmpty ? [] : statementsOf(diff, definition.name) };
  } finally {
    await orm.close();
  }
}

/** The statements of a difference as our migrations have them: the search path names the schema. */
const statementsOf = ({ up }: MigrationDiff, schema: string): string[] =>
  up
    .filter((sql) => sql !== '' && sql !== 'select 1')
    .map((sql) => sql.replaceAll(`"${schema}".`, '').replace(/;$/, ''));

/** Writes a file in the form of our migrations: a class without `down`, since a release only moves forward. */
function generatorOf(name: string, schema: string): typeof TSMigrationGenerator {
  return class extends TSMigrationGenerator {
    override generateMigrationFile(_className: string, diff: MigrationDiff): string {
      const statements = statementsOf(diff, schema).map((sql) => this.createStatement(sql, 4));
      return [
        `import { Migration } from '@mikro-orm/migrations';\n\n`,
        `export class ${name} extends Migration {\n`,
        `  override up(): void {\n`,
        ...statements,
        `  }\n`,
        `}\n`,
      ].join('');
    }
  };
}
