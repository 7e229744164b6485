import { ValidateBy } from 'class-validator';

/** Whether a value is a whole number, and no more than the tables count to. */
export const isCounted = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;

/** How often, or how many: {@link isCounted}. */
export const Counted = () =>
  ValidateBy({
    name: 'isCounted',
    validator: { validate: isCounted, defaultMessage: () => '$property must be a number that counts' },
  });
