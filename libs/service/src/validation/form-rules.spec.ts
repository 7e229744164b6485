import { gatewayCalls, operations } from '@presently/contracts/catalogue';
import type { MessageClass } from '@presently/contracts/kit/operation';
import { Registration } from '@presently/contracts/identity/sessions';
import { NewRecipient } from '@presently/contracts/gifting/recipients';
import { faultOf, sentValue, type FieldRules } from '@presently/rules/field-rules';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { formRulesOf } from './form-rules.js';

/** The rules of class-validator that a form checks as well. */
const alsoInForms = new Set(
  'minLength isLength maxLength matches isEmail isIn arrayMinSize arrayMaxSize min max'.split(' '),
);

/** What a service says of a value of one field. */
function verdictOf(type: MessageClass, field: string, value: unknown): { isRefused: boolean; byRuleOfForms: boolean } {
  const failures = validateSync(plainToInstance(type, { [field]: value }));
  const constraints = Object.keys(failures.find(({ property }) => property === field)?.constraints ?? {});
  return { isRefused: constraints.length > 0, byRuleOfForms: constraints.some((name) => alsoInForms.has(name)) };
}

/** Values at the limits of the rules of a field. */
function valuesAt({ isTrimmed, min, max, oneOf, least, most, range, pattern }: FieldRules): unknown[] {
  const text = 'a'.repeat(max?.[0] ?? 1);
  if (least ?? most) {
    const entries = (count: number) => Array.from({ length: count }, (_each, index) => oneOf?.[0][index] ?? `${index}`);
    const lists = [least && entries(least[0]), least && entries(least[0] - 1), most && entries(most[0] + 1)];
    return [...lists.filter(Boolean), ...(max ? [[text], [`${text}a`]] : []), ['no choice']];
  }
  if (range) return [range[0][0] - 1, range[0][0], range[0][1], range[0][1] + 1, 0.5];
  // What a form does with a choice that is not made is its own affair.
  if (oneOf) return [...oneOf[0], 'no choice'];
  const spaces = isTrimmed ? [' ', ` ${text}`] : [];
  const lengths = min ? ['a'.repeat(min[0]), 'a'.repeat(min[0] - 1)] : [];
  return [
    '',
    'x',
    'ann@example.com',
    text,
    `${text}a`,
    ...spaces,
    ...lengths,
    ...(pattern ? ['123456', '123 456'] : []),
  ];
}

const inputs = new Map([...operations, ...gatewayCalls].map(({ input }) => [input.name, input]));

describe.each([...inputs])('A form of %s', (_name, type) => {
  it('refuses what the service refuses by the same rule, and nothing else', () => {
    for (const [field, rules] of Object.entries(formRulesOf(type))) {
      for (const value of valuesAt(rules)) {
        const { isRefused, byRuleOfForms } = verdictOf(type, field, value);
        const isRefusedHere = faultOf(rules, sentValue(rules, value)) !== undefined;
        if (isRefusedHere) expect({ field, value, isRefused }).toEqual({ field, value, isRefused: true });
        if (byRuleOfForms) expect({ field, value, isRefusedHere }).toEqual({ field, value, isRefusedHere: true });
      }
    }
  });
});

describe('The rules of a form', () => {
  it('have the sentences of the contract', () => {
    const { name, email, interests, aboutAge } = formRulesOf(NewRecipient);
    expect(name).toEqual({ required: 'Name is required', isTrimmed: true, max: [100] });
    expect(email?.email).toBe('Please provide a valid email address');
    expect(interests?.most).toEqual([50, 'At most 50 interests']);
    expect(aboutAge?.range).toEqual([[0, 120], 'An age is a whole number from 0 to 120']);
  });

  it('leave passwords as they are typed', () => {
    expect(formRulesOf(Registration)['password']).not.toHaveProperty('isTrimmed');
  });
});
