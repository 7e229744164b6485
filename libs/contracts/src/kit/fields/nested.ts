import { Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import type { MessageClass } from '../operation.js';
import { isPlainObject } from '../plain-object.js';
import { combine } from './decorate.js';

/** Required, but may be null. */
export const Nullable = () => ValidateIf((_object, value) => value !== null);

/** Metadata key for the class of a {@link Nested} field. */
export const nestedMessage = 'presently:nested-message';

/** A message, or a list of messages, as a field. `ValidateNested` alone would accept an empty list inside a list. */
export const Nested = (type: () => MessageClass) =>
  combine(
    ValidateNested(),
    ValidateBy({
      name: 'isMessage',
      validator: {
        validate: (value) => (Array.isArray(value) ? value.every(isPlainObject) : isPlainObject(value)),
        defaultMessage: () => '$property must hold objects',
      },
    }),
    Type(type),
    (target, key) => Reflect.defineMetadata(nestedMessage, type, target, key),
  );
