import { NumberFromText } from '@presently/contracts/kit/fields/decorate';
import { Transform } from 'class-transformer';
import { IsUrl, ValidateBy } from 'class-validator';

/** Field decorators of environment classes. Variables are text; these convert and check them. */

/** A whole number. */
export const Int = NumberFromText;

/** A number. */
export const Decimal = () => Transform(({ value }) => (typeof value === 'string' ? Number(value) : value));

/** `true` or `false`. */
export const Flag = () => Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value));

/** A connection string, `scheme://…`. */
export const ConnectionUrl = (...protocols: string[]) =>
  IsUrl(
    { protocols, require_tld: false, require_protocol: true },
    { message: `$property must be a URL: ${protocols.join('://, ')}://` },
  );

/** Refuses some values in production. @param isRefused receives the value as text */
export const RefusedInProduction = (isRefused: (value: string) => boolean, message: string) =>
  ValidateBy({
    name: 'refusedInProduction',
    validator: {
      validate: (value, context) => !isProduction(context?.object) || !isRefused(String(value)),
      defaultMessage: () => message,
    },
  });

/** A {@link Flag} that must not be `true` in production. */
export const OffInProduction = () =>
  RefusedInProduction((value) => value === 'true', '$property=true is refused in production');

/** Whether an environment object is the one of production. */
export const isProduction = (env: object | undefined): boolean =>
  env !== undefined && 'NODE_ENV' in env && env.NODE_ENV === 'production';
