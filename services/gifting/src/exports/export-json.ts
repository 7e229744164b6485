import { Schemas } from '@presently/service/validation/json-schemas';
import { exportFormat, exportVersion } from './export-format.js';
import { FileLimit } from './file-limit.js';
import { sourceLists, type UserDataSource } from './user-data-source.js';

/** `export.json`: one list for each kind of thing, a row on a line. */
export async function* exportJson(
  source: UserDataSource,
  exportedAt: Date,
  onList: () => void,
): AsyncGenerator<string> {
  const limit = new FileLimit();
  const leftOut: string[] = [];
  const head = { format: exportFormat, version: exportVersion, exportedAt: exportedAt.toISOString() };
  yield JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  for (const list of sourceLists) {
    yield `,\n  ${JSON.stringify(list.name)}: [`;
    let separator = '\n    ';
    for await (const rows of source.pages(list)) {
      const lines = limit.take(rows.map((row) => JSON.stringify(row)));
      if (lines.length > 0) {
        yield separator + lines.join(',\n    ');
        separator = ',\n    ';
      }
      if (lines.length === rows.length) continue;
      leftOut.push(list.name);
      break;
    }
    yield separator.startsWith(',') ? '\n  ]' : ']';
    onList();
  }
  yield `,\n  "leftOut": ${JSON.stringify(leftOut)}\n}\n`;
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
    /** Lists that are not complete. */
    leftOut: { type: 'array', items: { type: 'string' } },
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
