import { IsString, MaxLength, MinLength } from 'class-validator';
import { maxLength, minLength } from '@presently/rules/vocabulary';
import { combine } from './decorate.js';

/** A new password. It is not trimmed, and only its length is checked here: identity refuses common ones. */
export const NewPassword = () =>
  combine(
    IsString({ message: `Password must be at least ${minLength.password} characters` }),
    MinLength(minLength.password, { message: `Password must be at least ${minLength.password} characters` }),
    MaxLength(maxLength.password, { message: `Password must be at most ${maxLength.password} characters` }),
  );
