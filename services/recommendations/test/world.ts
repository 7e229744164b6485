import type { GiftGivenV1 } from '@presently/contracts/gifting/gifts';
import type { RecipientChangedV1 } from '@presently/contracts/gifting/recipients';
import type { Caller } from '@presently/messaging/call-context';
import { randomUUID } from 'node:crypto';

/** What is told of a recipient, as plain data. */
export type RecipientEvent = Pick<RecipientChangedV1, keyof RecipientChangedV1>;

export const aRecipient = (caller: Caller, recipient: Partial<RecipientEvent> = {}): RecipientEvent => ({
  recipientId: randomUUID(),
  senderId: caller.userId,
  name: 'Ida Lind',
  relationship: 'Sister',
  interests: ['coffee', 'gardening', 'vinyl', 'hiking'],
  occasions: [],
  ...recipient,
});

export const aGivenGift = (recipient: RecipientEvent, gift: Partial<GiftGivenV1> = {}): GiftGivenV1 => ({
  giftId: randomUUID(),
  senderId: recipient.senderId,
  recipientId: recipient.recipientId,
  giftName: 'Linen apron',
  giftUrl: null,
  givenOn: null,
  ...gift,
});

export const modelOf = (sandbox: { url: string }) => ({
  OPENAI_BASE_URL: `${sandbox.url}/v1`,
  OPENAI_API_KEY: 'sandbox',
  OPENAI_IS_SANDBOX: 'true',
  PRODUCTS_ARE_SANDBOX: 'true',
  MODEL_TIMEOUT_MS: '3000',
});

export const setFault = (sandbox: { url: string }, fault: object): Promise<Response> =>
  fetch(`${sandbox.url}/faults/ai`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });

export interface Asked {
  messages: { content: string }[];
  outcome: string;
}
/** What the model was asked, newest first. */
export const questionsTo = async (sandbox: { url: string }): Promise<Asked[]> =>
  (await (await fetch(`${sandbox.url}/ai/questions`)).json()) as Asked[];
