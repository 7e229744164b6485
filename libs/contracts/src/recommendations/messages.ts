import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { type IdeaSource, type MessageTone, ideaSources, maxLength, messageTones } from '@presently/rules/vocabulary';
import { Id, OptionalId } from '../kit/fields/id.js';
import { ShortTexts } from '../kit/fields/list.js';
import { OptionalText } from '../kit/fields/text.js';
import { operation } from '../kit/operation.js';

export class MessageRequest {
  @Id() recipientId!: string;
  @OptionalText(maxLength.giftName) giftName?: string;
  @OptionalId() occasionId?: string;
  @IsOptional() @IsIn(messageTones, { message: 'Choose a tone' }) tone?: MessageTone;
  /** What the last tries said, newest first: the next one says it differently. */
  @ShortTexts(10, maxLength.message) previous?: string[];
}

export class GeneratedMessage {
  @IsString() message!: string;
  /** `curator` when the model did not answer and one of our own letters was taken. */
  @IsIn(ideaSources) source!: IdeaSource;
  @IsBoolean() isSandbox!: boolean;
}

/** A personal message in one of four tones; a person edits it before it goes out. */
export const generateMessage = operation('recommendations.generateMessage', {
  route: 'POST /api/messages/generate',
  access: 'user',
  input: MessageRequest,
  output: GeneratedMessage,
  deadline: 20_000,
  isCancellable: true,
});
