import { Text } from '@presently/contracts/kit/fields/text';
import { operation } from '@presently/contracts/kit/operation';

/** The message of an operation that only tests use. */
export class Greeting {
  @Text({ max: 20, required: 'Name is required' }) name!: string;
}

/** An operation for signed-in users that only tests use. */
export const greet = operation('gifting.greet', {
  route: 'POST /api/greet',
  access: 'user',
  changes: [],
  input: Greeting,
  output: Greeting,
});
