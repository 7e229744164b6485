import { gatewayCalls, operations } from '@presently/contracts/catalogue';
import { formRulesOf } from '@presently/service/validation/form-rules';
import { written, type Output } from './output.ts';

/** The inputs of calls for which the browser has a form. */
const forms = [
  'AboutAnswer',
  'AccountChange',
  'Credentials',
  'GiftChange',
  'GiftToSend',
  'NewKeptIdea',
  'NewOccasion',
  'NewPasskey',
  'NewPost',
  'NewRecipient',
  'NewTemplate',
  'PasswordChange',
  'PasswordForLink',
  'PasswordReset',
  'PasswordResetRequest',
  'PreferencesChange',
  'ProposalApproval',
  'Reauthentication',
  'Registration',
  'ScheduleToSave',
  'SecondFactorCode',
  'SecondFactorProof',
  'TokenToCreate',
  'WebhookToCreate',
];

const inputs = new Map([...operations, ...gatewayCalls].map(({ input }) => [input.name, input]));

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter, index) => `${index === 0 ? '' : '-'}${letter.toLowerCase()}`);

function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`);
  return `{ ${entries.join(', ')} }`;
}

function renderForm(name: string): string {
  const input = inputs.get(name);
  if (!input) throw new Error(`no call has the input ${name}`);
  const fields = Object.entries(formRulesOf(input)).map(([field, rules]) => `  ${field}: ${literal(rules)},`);
  return `// ${written('the contracts')}
import type { FieldRules } from '@presently/rules/field-rules';

export const ${name[0]!.toLowerCase()}${name.slice(1)} = {
${fields.join('\n')}
} as const satisfies Record<string, FieldRules>;
`;
}

/** The rules of forms: plain data, one file a message, so that a form brings only its own. */
export const formRules: readonly Output[] = forms.map((name) => ({
  path: `frontend/src/forms/contract/${kebab(name)}.ts`,
  render: () => renderForm(name),
}));
