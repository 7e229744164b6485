import { IsOptional, IsUUID } from 'class-validator';
import { BlankIsAbsent, combine } from './decorate.js';

/** An id in the path or the body; anything else cannot name a thing of ours. */
export const Id = () => IsUUID(undefined, { message: '$property must be an id' });

/** An id that may be left out. */
export const OptionalId = () => combine(BlankIsAbsent(), IsOptional(), Id());
