import type { MessageClass } from '@presently/contracts/kit/operation';
import type { BrokenRule, RuleName } from '@presently/rules/field-rules';
import { getMetadataStorage, type ValidationError } from 'class-validator';

/** Rules of class-validator and of our contracts that have words in every language. */
const names: Readonly<Record<string, RuleName>> = {
  minLength: 'too-short',
  isLength: 'too-short',
  maxLength: 'too-long',
  arrayMinSize: 'too-few',
  arrayMaxSize: 'too-many',
  min: 'range',
  max: 'range',
  isInt: 'range',
  isIn: 'choice',
  isTimeZone: 'choice',
  isLanguage: 'choice',
  isCountry: 'choice',
  isCurrency: 'choice',
  isBudgetChoice: 'budget',
  isEmail: 'email',
  isPhone: 'phone',
  isWebUrl: 'url',
  isCalendarDate: 'date',
  isBirthday: 'date',
  isInstant: 'date',
  noControlCharacters: 'characters',
  matches: 'pattern',
};

/** By field: the rule that its first sentence states. Fields with another one have none. */
export function brokenRules(type: MessageClass, failures: readonly ValidationError[]): Record<string, BrokenRule> {
  const found = failures.flatMap((failure) => {
    const broken = brokenRule(type, failure);
    return broken ? [[failure.property, broken] as const] : [];
  });
  return Object.fromEntries(found);
}

function brokenRule(type: MessageClass, { property, constraints, value }: ValidationError): BrokenRule | undefined {
  const [first] = Object.keys(constraints ?? {});
  const rule = first === undefined ? undefined : names[first];
  if (!rule) return undefined;
  if (value === undefined || value === null || value === '') return { rule: 'required' };
  const limit = (name: string) => limitOf(type, property, name);
  switch (rule) {
    case 'too-short':
    case 'too-few':
      return defined(rule, limit(first!), undefined);
    case 'too-long':
    case 'too-many':
      return defined(rule, undefined, limit(first!));
    case 'range':
      return defined(rule, limit('min'), limit('max'));
    default:
      return { rule };
  }
}

function limitOf(type: MessageClass, property: string, name: string): number | undefined {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const declared = rules.find((each) => each.propertyName === property && each.name === name);
  const limit: unknown = (declared?.constraints as unknown[] | undefined)?.[0];
  return typeof limit === 'number' ? limit : undefined;
}

const defined = (rule: RuleName, least: number | undefined, most: number | undefined): BrokenRule => ({
  rule,
  ...(least !== undefined && { least }),
  ...(most !== undefined && { most }),
});
