import type { FieldRules } from '@presently/rules/field-rules';
import { useEffect, useMemo, useRef, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { fieldErrorsOf } from '../lib/api-error.js';
import { checkForm, type FormSchema } from './check-form.js';

/**
 * How a field shows that it fails a rule of the schema: with the rule's sentence, as a mark only because the form says
 * the sentence, or not at all because a toast says it. Errors of the API are always shown with their sentence.
 */
export type OwnErrors = 'sentence' | 'mark' | 'none';

/** A form as its fields need it: values as typed, and the limits of its schema. */
export interface SchemaForm<Typed extends FieldValues, Checked = Typed> extends UseFormReturn<Typed, unknown, Checked> {
  ownErrors: OwnErrors;
  /** The longest text that a field takes, for its `maxLength` attribute. */
  maxLengthOf: (name: FieldPath<Typed>) => number | undefined;
  /** The handler of the form's `onSubmit`: checks the form and ignores further presses until `onValid` resolves. */
  onSubmit: (
    onValid: (checked: Checked) => void | Promise<void>,
    onInvalid?: (errors: FieldErrors<Typed>) => void,
  ) => (event?: SyntheticEvent) => void;
}

interface SchemaFormOptions<Typed extends FieldValues> extends Pick<
  UseFormProps<Typed>,
  'mode' | 'reValidateMode' | 'shouldFocusError'
> {
  defaultValues: Typed;
  ownErrors?: OwnErrors;
  /** Reports one error at a time, in the order of the schema. */
  stopsAtFirstError?: boolean;
  /** The last answer of the API. Its errors by field are shown at the fields of the same name. */
  serverError?: Error | null;
  /** The form's field for a field of the API that has another name here. */
  fieldOf?: Readonly<Record<string, FieldPath<Typed>>>;
}

/** A form whose rules, sentences and limits come from one schema. */
export function useSchemaForm<Typed extends FieldValues>(
  schema: FormSchema<NoInfer<Typed>>,
  options: SchemaFormOptions<Typed>,
): SchemaForm<Typed> {
  const { defaultValues, ownErrors = 'sentence', stopsAtFirstError = false, serverError, fieldOf, ...rest } = options;
  const errors = useMemo(() => toFieldErrors<Typed>(serverError, fieldOf), [serverError, fieldOf]);
  const isSubmitting = useRef(false);
  const form = useForm<Typed, unknown, Typed>({
    ...rest,
    defaultValues: defaultValues as DefaultValues<Typed>,
    resolver: resolverOf(schema, stopsAtFirstError),
    ...(errors && { errors }),
  });
  const { setFocus } = form;
  useEffect(() => {
    const [first] = Object.keys(errors ?? {});
    if (first) setFocus(first as FieldPath<Typed>);
  }, [errors, setFocus]);
  return {
    ...form,
    ownErrors,
    maxLengthOf: (name) => (schema.fields as Record<string, FieldRules | undefined>)[name]?.max?.[0],
    onSubmit: (onValid, onInvalid) => (event) => {
      event?.preventDefault();
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      void form
        .handleSubmit(onValid, onInvalid)()
        .finally(() => {
          isSubmitting.current = false;
        });
    },
  };
}

const resolverOf =
  <Typed extends FieldValues>(schema: FormSchema<Typed>, stopsAtFirstError: boolean): Resolver<Typed, unknown, Typed> =>
  (typed) => {
    const { values, faults } = checkForm(schema, typed, stopsAtFirstError);
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map(([name, message]) => [name, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Typed> };
  };

function toFieldErrors<Typed extends FieldValues>(
  error: Error | null | undefined,
  fieldOf: Readonly<Record<string, string>> = {},
): FieldErrors<Typed> | undefined {
  const sentences = Object.entries(fieldErrorsOf(error));
  if (sentences.length === 0) return undefined;
  const errors = sentences.map(([field, message]) => [fieldOf[field] ?? field, { type: 'server', message }]);
  return Object.fromEntries(errors) as FieldErrors<Typed>;
}
