import { findFault, sentValue, type FieldRules } from '@presently/rules/field-rules';
import { ruleHere } from '../languages/said-here.js';

/** The rules of a form: those of its fields, which their contract states, and those that only the form can check. */
export interface FormSchema<Typed> {
  /** A field without rules takes everything. Errors are reported in this order. */
  fields: { readonly [Name in keyof Typed]?: FieldRules };
  /** Sentences about values as they are sent, for fields whose own rules hold. */
  check?: (values: Typed) => { readonly [Name in keyof Typed]?: string | undefined };
}

interface CheckedForm<Typed> {
  /** As they are sent. */
  values: Typed;
  faults: [field: string, sentence: string][];
}

/** Checks what is typed against the rules of a form. */
export function checkForm<Typed extends object>(
  { fields, check }: FormSchema<Typed>,
  typed: Typed,
  stopsAtFirst = false,
): CheckedForm<Typed> {
  const named = Object.entries<FieldRules | undefined>(fields);
  const rulesOf = (name: string): FieldRules => fields[name as keyof Typed] ?? {};
  const values = Object.fromEntries(
    Object.entries<unknown>(typed as Record<string, unknown>).map(([name, value]) => [
      name,
      sentValue(rulesOf(name), value),
    ]),
  ) as Record<string, unknown>;
  const faults: Record<string, string> = {};
  for (const [name] of named) note(name, sentenceOf(rulesOf(name), values[name]));
  if (check && !(stopsAtFirst && Object.keys(faults).length > 0))
    for (const [name, fault] of Object.entries<string | undefined>(check(values as Typed))) note(name, fault);
  const found = Object.entries(faults);
  return { values: values as Typed, faults: stopsAtFirst ? found.slice(0, 1) : found };

  function note(name: string, fault: string | undefined): void {
    if (fault !== undefined) faults[name] ??= fault;
  }
}

/** Contracts have English sentences. One that a form computes for itself, by a getter, is in the page's language. */
function sentenceOf(rules: FieldRules, value: unknown): string | undefined {
  const fault = findFault(rules, value);
  if (!fault?.sentence) return fault?.sentence;
  const isOwn = fault.rule === 'required' && Object.getOwnPropertyDescriptor(rules, 'required')?.get !== undefined;
  return isOwn ? fault.sentence : (ruleHere(fault) ?? fault.sentence);
}
