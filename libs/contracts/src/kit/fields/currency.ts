import { ValidateBy } from 'class-validator';
import { isCurrency } from '@presently/rules/currencies';

/** ISO 4217 code of a currency in use. */
export const Currency = () =>
  ValidateBy({
    name: 'isCurrency',
    validator: { validate: isCurrency, defaultMessage: () => 'Please choose a currency from the list, such as EUR' },
  });
