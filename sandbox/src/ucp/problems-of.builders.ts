import { Ajv2020 } from 'ajv/dist/2020.js';
import { published } from './published-calls.builders.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat('uri', (text: string) => URL.canParse(text));
ajv.addFormat('uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
ajv.addFormat('date-time', (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)));
ajv.addSchema({ $id: 'https://ucp.test/', $defs: published });

export type Published = keyof typeof published;

/** How a value breaks what UCP publishes; none for one of the published form. */
export function problemsOf(definition: Published, value: unknown): object[] {
  const validate = ajv.getSchema(`https://ucp.test/#/$defs/${definition}`)!;
  return validate(value) ? [] : validate.errors!;
}
