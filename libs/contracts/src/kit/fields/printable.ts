import { ValidateBy, type ValidationOptions } from 'class-validator';

export const isPrintable = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && value.isWellFormed() && !pattern.test(value);

/* eslint-disable-next-line no-control-regex -- control characters are exactly what these refuse */
export const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/* eslint-disable-next-line no-control-regex -- as above; tab and line breaks are part of a letter */
export const controlsButLineBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export function NoControls(pattern: RegExp, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'noControlCharacters',
      validator: {
        validate: (value) => isPrintable(value, pattern),
        defaultMessage: () => '$property contains characters that cannot be shown',
      },
    },
    options,
  );
}
