import { IsBase64, IsString, MaxLength } from 'class-validator';
import { Success } from '../kit/empty-messages.js';
import { internalOperation } from '../kit/operation.js';

/** A message of the payment provider, byte for byte: its signature covers every byte. */
export class ProviderMessage {
  @IsBase64() @MaxLength(360_000) body!: string;
  @MaxLength(2_000) @IsString() signature!: string;
}

/** Succeeds once the content of the message is stored. Until then the provider repeats the message. */
export const receiveProviderMessage = internalOperation('billing.receiveProviderMessage', {
  input: ProviderMessage,
  output: Success,
  deadline: 15_000,
  repeats: 'always',
});
