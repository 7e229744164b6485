import { Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import type { MessageClass } from '../operation.js';
import { isPlainObject } from '../plain-object.js';
import { combine } from './decorate.js';

/** Present but possibly null in an answer. */
export const Nullable = () => ValidateIf((_object, value) => value !== null);

/** Metadata key under which {@link Nested} keeps the class of a field. */
export const nestedMessage = 'presently:nested-message';

/** A field that is itself a message, or a list of them; to the validator alone, an empty list in a list is as good. */
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
