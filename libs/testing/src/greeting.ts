import { Text } from '@presently/contracts/kit/fields/text';
import { operation } from '@presently/contracts/kit/operation';

/** The message of an operation that is there for suites of how calls travel. */
export class Greeting {
  @Text({ max: 20, required: 'Name is required' }) name!: string;
}

/** Asks for a greeting, as somebody who has signed in. */
export const greet = operation('gifting.greet', {
  route: 'POST /api/greet',
  access: 'user',
  input: Greeting,
  output: Greeting,
});
