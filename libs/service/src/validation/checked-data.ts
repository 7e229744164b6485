import * as v from 'valibot';

/**
 * Checks the content of a data file when the service starts.
 * @param file its name, for the error
 * @throws Error that names the file and the field for a value of the wrong shape
 */
export function checkedData<S extends v.GenericSchema>(file: string, content: unknown, schema: S): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, content);
  if (success) return output;
  const [issue] = issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
}
