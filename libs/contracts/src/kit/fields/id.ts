import { IsOptional, IsUUID } from 'class-validator';
import { BlankIsAbsent, combine } from './decorate.js';

/** A UUID in the path or the body. */
export const Id = () => IsUUID(undefined, { message: '$property must be an id' });

/** A list of UUIDs. */
export const Ids = () => IsUUID(undefined, { each: true, message: '$property must hold ids' });

/** An optional UUID. */
export const OptionalId = () => combine(BlankIsAbsent(), IsOptional(), Id());
