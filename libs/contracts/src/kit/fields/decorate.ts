import 'reflect-metadata';
import { Transform } from 'class-transformer';

export const combine =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

export const Trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** Browsers send '' for an empty input: it means "not given". */
export const BlankIsAbsent = () =>
  Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? undefined : value));

/** Query strings and variables carry numbers as text. Any other value stays for the rules to refuse. */
export const NumberFromText = () =>
  Transform(({ value }) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value));
