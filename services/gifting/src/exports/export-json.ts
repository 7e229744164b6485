import { Schemas } from '@presently/service/json-schemas';
import { exportFormat, exportVersion } from './export-format.js';
import { sourceLists, type UserDataSource } from './user-data-source.js';

/** `export.json`: one list for each kind of thing, a row on a line. */
export async function* exportJson(
  source: UserDataSource,
  exportedAt: Date,
  onList: () => void,
): AsyncGenerator<string> {
  const head = { format: exportFormat, version: exportVersion, exportedAt: exportedAt.toISOString() };
  yield JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  for (const list of sourceLists) {
    yield `,\n  ${JSON.stringify(list.name)}: [`;
    let separator = '\n    ';
    for await (const rows of source.pages(list)) {
      const lines = rows.map((row) => JSON.stringify(row)).join(',\n    ');
      if (lines === '') continue;
      yield separator + lines;
      separator = ',\n    ';
    }
    yield separator.startsWith(',') ? '\n  ]' : ']';
    onList();
  }
  yield '\n}\n';
}

/** `schema.json`: the JSON Schema of `export.json`, from the contracts. */
export function exportSchema(): string {
  const schemas = new Schemas('#/$defs');
  const lists = sourceLists.map(({ name, reads }) => {
    const items = schemas.refer(reads.lists[name]!);
    return [name, { type: 'array', items }] as const;
  });
  const properties = {
    format: { const: exportFormat },
    version: { const: exportVersion },
    exportedAt: { type: 'string', format: 'date-time' },
    ...Object.fromEntries(lists),
  };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Everything that Presently holds about an account',
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    $defs: schemas.byName,
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
