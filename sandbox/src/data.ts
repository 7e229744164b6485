import { readFileSync } from 'node:fs';
import * as v from 'valibot';

type Schema = v.GenericSchema;

/** Reads a JSON file of `sandbox/data`. @throws Error that names the file and the field for a value of the wrong shape */
export const readJson = <S extends Schema>(file: string, schema: S): v.InferOutput<S> =>
  check(schema, JSON.parse(read(file)), file);

/**
 * Reads a file of `sandbox/data` with tab-separated columns. Its first line names them.
 * @throws Error that names the file, the line and the column for a value of the wrong shape
 */
export function readTable<S extends Schema>(file: string, rowSchema: S): v.InferOutput<S>[] {
  const [header = '', ...lines] = read(file).replace(/\n$/, '').split('\n');
  const columns = header.split('\t');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const where = `${file}, line ${index + 2}`;
    if (cells.length !== columns.length)
      throw new Error(`sandbox/data/${where}: ${cells.length} cells in place of ${columns.length}`);
    return check(rowSchema, Object.fromEntries(columns.map((column, nth) => [column, cells[nth]])), where);
  });
}

/** `data` is next to both `src` and `dist`, so one relative path serves both. */
const read = (file: string): string => readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');

function check<S extends Schema>(schema: S, value: unknown, where: string): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const [{ message }] = issues;
  throw new Error(`sandbox/data/${where}: ${v.getDotPath(issues[0]) ?? 'the whole value'}: ${message}`);
}
