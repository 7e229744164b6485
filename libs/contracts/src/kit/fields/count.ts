import { ValidateBy } from 'class-validator';

/** Whether a value is a non-negative integer that fits Postgres's `integer`. */
export const isCounted = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;

/** A count: {@link isCounted}. */
export const Counted = () =>
  ValidateBy({
    name: 'isCounted',
    validator: { validate: isCounted, defaultMessage: () => '$property must be a number that counts' },
  });
