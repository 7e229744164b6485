import type { MessageClass, OutputShape } from '@presently/contracts/kit/operation';
import { Schemas, type Schema } from '@presently/service/validation/json-schemas';
import type { Tool } from './tool.js';

/** The class of the answer, or of its rows. */
const answerOf = (output: OutputShape): MessageClass => {
  if (typeof output === 'function') return output;
  if ('pageOf' in output) return output.pageOf;
  return 'listOf' in output ? output.listOf : output.orNull;
};

/** A schema of some fields of a message. */
function part(type: MessageClass, fields: readonly string[], schemas: Schemas): Schema {
  const { properties = {}, required = [] } = schemas.schemaOf(type);
  const kept = fields.filter((field) => field in properties);
  return {
    type: 'object',
    properties: Object.fromEntries(kept.map((field) => [field, properties[field]!])),
    required: required.filter((field) => kept.includes(field)),
    additionalProperties: false,
  };
}

/** The fields of a tool for a token. */
export const fieldsOf = (tool: Tool, hasContacts: boolean) => {
  const more = hasContacts ? (tool.contacts ?? []) : [];
  return { input: [...tool.input, ...more], output: [...tool.output, ...more] };
};

/** JSON schemas of a tool's arguments and results, derived from the contract of its call. */
export function schemasOf(tool: Tool, hasContacts: boolean): { input: Schema; output: Schema } {
  const fields = fieldsOf(tool, hasContacts);
  const [given, answered] = [new Schemas('#/$defs'), new Schemas('#/$defs')];
  const input = part(tool.operation.input, fields.input, given);
  const answer = part(answerOf(tool.operation.output), fields.output, answered);
  const url = { type: 'string', description: 'The page of the application that shows it, for the user' };
  const output: Schema = tool.listed
    ? {
        type: 'object',
        properties: { [tool.listed]: { type: 'array', items: answer }, next: { type: 'string' }, url },
        required: [tool.listed, 'url'],
      }
    : { ...answer, properties: { ...answer.properties, url }, required: [...answer.required!, 'url'] };
  return { input: { ...input, $defs: given.byName }, output: { ...output, $defs: answered.byName } };
}
