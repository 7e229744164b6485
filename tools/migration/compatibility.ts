import type { Catalog, Column, Table } from './catalog.ts';

/**
 * What in the schema `next` would break the code of `released`. Nothing may: during a rollout, and after a rollback,
 * the old code uses the new schema.
 * @param retired `table.column` or `table` that the released code no longer uses, so that it may be dropped
 */
export function breaks(released: Catalog, next: Catalog, retired: readonly string[] = []): string[] {
  return Object.entries(released).flatMap(([table, before]) => {
    if (retired.includes(table)) return [];
    const after = next[table];
    return after ? tableBreaks(table, before, after, retired) : [`${table} is gone`];
  });
}

function tableBreaks(table: string, before: Table, after: Table, retired: readonly string[]): string[] {
  const found: string[] = [];
  for (const [name, column] of Object.entries(before.columns)) {
    if (!retired.includes(`${table}.${name}`))
      found.push(...columnBreaks(`${table}.${name}`, column, after.columns[name]));
  }
  for (const [name, { isNullable, hasDefault }] of Object.entries(after.columns)) {
    const isNew = before.columns[name] === undefined;
    if (isNew && !isNullable && !hasDefault) found.push(`${table}.${name} is new and demands a value`);
  }
  for (const [name, rule] of Object.entries(after.rules)) {
    const old = before.rules[name];
    if (old === undefined) found.push(`${table} has the new rule ${name}: ${rule}`);
    else if (old !== rule && !allowsMore(old, rule)) found.push(`${table} has another rule ${name}: ${rule}`);
  }
  return found;
}

function columnBreaks(name: string, before: Column, after: Column | undefined): string[] {
  if (!after) return [`${name} is gone`];
  const found: string[] = [];
  if (after.type !== before.type) found.push(`${name} was ${before.type} and is ${after.type}`);
  if (before.isNullable && !after.isNullable) found.push(`${name} demands a value`);
  if (before.hasDefault && !after.hasDefault && !after.isNullable) found.push(`${name} has lost its default`);
  return found;
}

const withoutLiterals = (rule: string) => rule.replace(/'[^']*'::text(, )?/g, '');
const literals = (rule: string) => rule.match(/'[^']*'/g) ?? [];

/** A list of allowed words that has become longer, in a rule that is else the same. */
function allowsMore(before: string, after: string): boolean {
  const now = new Set(literals(after));
  return withoutLiterals(before) === withoutLiterals(after) && literals(before).every((word) => now.has(word));
}

/**
 * Statements that hold up everybody who uses a table while they work through it.
 * @param statements of the migrations that a release brings
 */
export function holdUps(statements: readonly string[]): string[] {
  const plain = statements.map((sql) => sql.replaceAll('"', '').replace(/\s+/g, ' ').trim());
  const created = new Set(plain.flatMap((text) => /create table (?:if not exists )?(\w+)/i.exec(text)?.[1] ?? []));
  return plain.flatMap((text) => {
    const indexed = /^create (?:unique )?index (?!concurrently)(?:if not exists )?\w+ on (\w+)/i.exec(text)?.[1];
    const altered = /^alter table (?:if exists )?(?:only )?(\w+)/i.exec(text)?.[1];
    const found: string[] = [];
    if (indexed && !created.has(indexed)) found.push(`an index on ${indexed} that is not built concurrently`);
    if (altered && !created.has(altered)) {
      if (/alter column \w+ (set data )?type/i.test(text)) found.push(`${altered} is rewritten`);
      const checked = /add (?:constraint \w+ )?(foreign key|check)\b/i.exec(text)?.[1]?.toLowerCase();
      if (checked && !/not valid/i.test(text))
        found.push(`a ${checked} of ${altered} that looks through every row: not valid first, validate later`);
      if (/alter column \w+ set not null/i.test(text))
        found.push(`not null for ${altered}, which looks through every row`);
      if (/add (constraint \w+ )?(unique|primary key)(?! using index)/i.test(text))
        found.push(`a key of ${altered} whose index is not built concurrently`);
      if (/add column \w+ \w+[^,]* default (?!now\(\))\w+\(/i.test(text))
        found.push(`${altered} is rewritten for a default`);
    }
    return found;
  });
}
