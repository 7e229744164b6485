import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { oldestAge } from '@presently/rules/age';
import { BlankIsAbsent, NumberFromText, combine } from '../decorate.js';

/** An optional age in whole years; a blank means absent. */
export const OptionalAge = () => {
  const message = `An age is a whole number from 0 to ${oldestAge}`;
  return combine(
    BlankIsAbsent(),
    NumberFromText(),
    IsOptional(),
    IsInt({ message }),
    Min(0, { message }),
    Max(oldestAge, { message }),
  );
};
