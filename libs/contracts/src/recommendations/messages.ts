import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import {
  type GiftMood,
  type IdeaSource,
  type MessageTone,
  giftMoods,
  ideaSources,
  maxLength,
  messageTones,
} from '@presently/rules/vocabulary';
import { Id, OptionalId } from '../kit/fields/id.js';
import { ShortTexts } from '../kit/fields/list.js';
import { OptionalText } from '../kit/fields/text.js';
import { operation } from '../kit/operation.js';

export class MessageRequest {
  @Id() recipientId!: string;
  /** The gift's name, as the shop or the sender wrote it. The message does not repeat it, and no model sees it. */
  @OptionalText(maxLength.giftName) giftName?: string;
  /**
   * Whether the message may say what the gift is, in up to three plain words of its name. Otherwise the gift is a
   * surprise, which the message does not give away.
   */
  @IsOptional() @IsBoolean() mayNameGift?: boolean;
  /** Whether the words go without a gift. */
  @IsOptional() @IsBoolean() isCard?: boolean;
  @OptionalId() occasionId?: string;
  @IsOptional() @IsIn(messageTones, { message: 'Choose a tone' }) tone?: MessageTone;
  /** What the gift is sent for. */
  @IsOptional() @IsIn(giftMoods, { message: `mood must be one of ${giftMoods.join(', ')}` }) mood?: GiftMood;
  /** Earlier suggestions, newest first, so that the next one differs. */
  @ShortTexts(10, maxLength.message) previous?: string[];
}

export class GeneratedMessage {
  @IsString() message!: string;
  /** `curator` if the model did not answer and one of our own messages was used. */
  @IsIn(ideaSources) source!: IdeaSource;
  @IsBoolean() isSandbox!: boolean;
  /** Whether it is in English although the recipient's language is another: our own messages are in English. */
  @IsOptional() @IsBoolean() isEnglishInstead?: boolean;
}

/** A personal message in one of four tones, as a draft for the sender. */
export const generateMessage = operation('recommendations.generateMessage', {
  route: 'POST /api/messages/generate',
  access: 'user',
  changes: [],
  input: MessageRequest,
  output: GeneratedMessage,
  deadline: 20_000,
  isCancellable: true,
});
