import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { BlankIsAbsent, Trimmed, combine } from './decorate.js';
import { NoControls, controls, controlsButLineBreaks } from './printable.js';

interface TextRule {
  max: number;
  /** Message for a blank text. */
  required: string;
}

/** A required line of text: trimmed, not blank, no control characters. */
export const Text = ({ max, required }: TextRule) =>
  combine(
    Trimmed(),
    IsString({ message: required }),
    MinLength(1, { message: required }),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controls),
  );

/** An optional line of text; a blank means absent. */
export const OptionalText = (max: number) =>
  combine(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controls),
  );

/** A line of text in a change. Absent keeps the stored value; null or a blank clears it. */
export const ClearableText = (max: number) =>
  combine(
    Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controls),
  );

/** An optional text; it may contain line breaks. */
export const OptionalLongText = (max: number) =>
  combine(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controlsButLineBreaks),
  );

/** A text in a change; it may contain line breaks. Absent keeps the stored value; null or a blank clears it. */
export const ClearableLongText = (max: number) =>
  combine(
    Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controlsButLineBreaks),
  );

/** A required text: trimmed, not blank; it may contain line breaks. */
export const LongText = ({ max, required }: TextRule) =>
  combine(
    Trimmed(),
    IsString({ message: required }),
    MinLength(1, { message: required }),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controlsButLineBreaks),
  );
