import { IsBase64, IsString, MaxLength } from 'class-validator';
import { Success } from '../kit/empty-messages.js';
import { internalOperation } from '../kit/operation.js';

/** A message of the payment provider as it came, byte for byte: its signature is over exactly these. */
export class ProviderMessage {
  @IsBase64() @MaxLength(360_000) body!: string;
  @MaxLength(2_000) @IsString() signature!: string;
}

/** Answered when it is written down what the message tells; until then the provider sends it again. */
export const receiveProviderMessage = internalOperation('billing.receiveProviderMessage', {
  input: ProviderMessage,
  output: Success,
  deadline: 15_000,
});
