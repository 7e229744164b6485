import 'reflect-metadata';
import { nestedMessage } from '@presently/contracts/kit/fields/nested';
import type { MessageClass, OutputShape, PagedList } from '@presently/contracts/kit/operation';
import { isPlainObject } from '@presently/contracts/kit/plain-object';
import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { Problem } from './problem.js';
import { brokenRules } from './validation/broken-rules.js';
import { rememberRules } from './validation/remember-rules.js';

rememberRules();

const sentencesOf = (error: ValidationError): string[] => [
  ...Object.values(error.constraints ?? {}),
  ...(error.children ?? []).flatMap(sentencesOf),
];

/** Largest nesting depth of a message. Our own have three levels; validation recurses once for each level. */
const maxDepth = 16;

/** Whether a value is nested so deeply that recursion through it could overflow the stack. */
export function isTooDeep(value: unknown, levels = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/**
 * Turns a body from outside into an instance of its message class: transformed, whitelisted, validated.
 * @throws Problem `invalid-input`, 400, with the first error as its message and all errors by field
 */
export function parseMessage<T extends object>(type: MessageClass<T>, body: unknown): T {
  if (body !== undefined && body !== null && !isPlainObject(body)) {
    throw new Problem('invalid-input', 400, 'The request body must be a JSON object');
  }
  if (isTooDeep(body)) throw new Problem('invalid-input', 400, 'The request body is nested too deeply');
  // class-transformer drops this field silently; it is refused like every other undeclared field.
  if (body && Object.hasOwn(body, 'constructor')) {
    throw invalid({ constructor: ['property constructor should not exist'] });
  }
  const instance = plainToInstance(type, body ?? {});
  if (declaredFields(type).length === 0) {
    const [unknown] = Object.keys(instance);
    if (unknown) throw invalid({ [unknown]: [`property ${unknown} should not exist`] });
    return instance;
  }
  const failures = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true });
  if (failures.length === 0) return instance;
  throw invalid(
    Object.fromEntries(failures.map((failure) => [failure.property, sentencesOf(failure)])),
    brokenRules(type, failures),
  );
}

function invalid(errors: Record<string, string[]>, rules: ProblemBody['rules'] = {}): Problem {
  const [sentence = 'The request is not valid'] = Object.values(errors)[0] ?? [];
  return new Problem('invalid-input', 400, sentence, { errors, ...(Object.keys(rules).length > 0 && { rules }) });
}

interface DeclaredField {
  name: string;
  nested: MessageClass | undefined;
}
const declared = new Map<MessageClass, readonly DeclaredField[]>();

/** The fields a message class declares, with the class of those that are messages themselves. */
export function declaredFields(type: MessageClass): readonly DeclaredField[] {
  let fields = declared.get(type);
  if (!fields) {
    const metadata = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    fields = [...new Set(metadata.map((rule) => rule.propertyName))].map((name) => ({
      name,
      nested: (
        Reflect.getMetadata(nestedMessage, type.prototype as object, name) as (() => MessageClass) | undefined
      )?.(),
    }));
    declared.set(type, fields);
  }
  return fields;
}

/** Copies the declared fields only, so that an undeclared field never leaves the service. */
export function presentMessage<T extends object>(type: MessageClass<T>, value: object): T {
  const source = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const { name, nested } of declaredFields(type)) {
    const field = source[name];
    if (field === undefined) continue;
    if (nested && Array.isArray(field)) copy[name] = field.map((item: object) => presentMessage(nested, item));
    else copy[name] = nested && isPlainObject(field) ? presentMessage(nested, field) : field;
  }
  return copy as T;
}

/** {@link presentMessage} for an operation's output, which may be a short list or null. */
export function presentOutput(output: Exclude<OutputShape, PagedList>, value: unknown): unknown {
  if (typeof output === 'function') return presentMessage(output, value as object);
  if ('orNull' in output) return value === null ? null : presentMessage(output.orNull, value as object);
  return (value as object[]).slice(0, output.atMost).map((item) => presentMessage(output.listOf, item));
}
