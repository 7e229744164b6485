import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { BlankIsAbsent, Trimmed, combine } from './decorate.js';
import { NoControls, controls, controlsButLineBreaks } from './printable.js';

interface TextRule {
  max: number;
  /** Sentence shown when the text is blank. */
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

/** A line of text that may be left out; blank means absent. */
export const OptionalText = (max: number) =>
  combine(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controls),
  );

/** A line of text in a change: absent keeps what is stored; null or a blank clears it. */
export const ClearableText = (max: number) =>
  combine(
    Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controls),
  );

/** Several lines of text that may be left out; line breaks stay. */
export const OptionalLongText = (max: number) =>
  combine(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controlsButLineBreaks),
  );

/** Several lines of text that are required: trimmed, not blank; line breaks stay. */
export const LongText = ({ max, required }: TextRule) =>
  combine(
    Trimmed(),
    IsString({ message: required }),
    MinLength(1, { message: required }),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controlsButLineBreaks),
  );
