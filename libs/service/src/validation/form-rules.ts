import type { MessageClass } from '@presently/contracts/kit/operation';
import { declaredFields } from '@presently/messaging/messages';
import type { FieldRules } from '@presently/rules/field-rules';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';

interface Rule {
  name: string;
  limit: unknown;
  sentence: string | undefined;
}

/** The rules of the fields of a message class, in the order of their declaration. */
export function formRulesOf(type: MessageClass): Record<string, FieldRules> {
  const named = declaredFields(type).map(({ name }) => [name, rulesOf(type, name)] as const);
  return Object.fromEntries(named.filter(([, rules]) => Object.keys(rules).length > 0));
}

function rulesOf(type: MessageClass, field: string): FieldRules {
  const declared = rulesDeclared(type, field);
  const find = (name: string) => declared.find((rule) => rule.name === name);
  const limit = <Value>(rule: Rule | undefined) => rule && withSentence(rule.limit as Value, rule);
  // A field may have a rule of its own besides that of every text, which is one character.
  const shortest = declared.find(({ name, limit: min }) => /^(minLength|isLength)$/.test(name) && Number(min) > 1);
  const [from, to] = [find('min'), find('max')];
  const isText = !find('isArray') && declared.some(({ name }) => /^(isString|maxLength|isEmail|matches)$/.test(name));
  return defined({
    required: isText ? sentenceFor(type, field, '') : undefined,
    isTrimmed: isText && isTrimmed(type, field) ? true : undefined,
    min: limit<number>(shortest),
    max: limit<number>(find('maxLength')),
    pattern: limit<RegExp>(find('matches')),
    email: find('isEmail') && sentenceFor(type, field, 'x'),
    oneOf: limit<unknown[]>(find('isIn')),
    least: limit<number>(find('arrayMinSize')),
    most: limit<number>(find('arrayMaxSize')),
    range: from && to && withSentence([from.limit as number, to.limit as number] as const, from),
  });
}

const withSentence = <Value>(value: Value, { sentence }: Rule): readonly [Value, string?] =>
  sentence === undefined ? [value] : [value, sentence];

/** The rules that the decorators of a field state. */
function rulesDeclared(type: MessageClass, field: string): Rule[] {
  const all = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return all
    .filter(({ propertyName, name }) => propertyName === field && name !== undefined)
    .map(({ name, constraints, message }) => ({
      name: name!,
      limit: (constraints as unknown[] | undefined)?.[0],
      sentence: typeof message === 'string' && isForPeople(message, field) ? message : undefined,
    }));
}

/** The sentences of other rules begin with the name of the field, which is none of the form's labels. */
const isForPeople = (sentence: string, field: string): boolean =>
  !sentence.startsWith(`${field} `) && !sentence.includes('$property');

/** What a form says of a value that the service refuses; undefined if it takes it. */
function sentenceFor(type: MessageClass, field: string, value: unknown): string | undefined {
  const failures = validateSync(plainToInstance(type, { [field]: value }));
  const constraints = failures.find(({ property }) => property === field)?.constraints;
  if (!constraints) return undefined;
  return Object.values(constraints).find((sentence) => isForPeople(sentence, field)) ?? 'Please fill this in';
}

const isTrimmed = (type: MessageClass, field: string): boolean =>
  (plainToInstance(type, { [field]: ' x ' }) as Record<string, unknown>)[field] === 'x';

const defined = (rules: { [Name in keyof FieldRules]: FieldRules[Name] | undefined }): FieldRules =>
  Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined));
