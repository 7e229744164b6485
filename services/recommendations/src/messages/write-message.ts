import type { GeneratedMessage } from '@presently/contracts/recommendations/messages';
import { Injectable } from '@nestjs/common';
import { Model, type Waiting } from '../model/model.js';
import { ModelUnavailable } from '../model/model-unavailable.js';
import { askForMessage, isEnglish, languageTo, type MessageAsked } from './ask-for-message.js';
import { houseMessageFor, letterLanguage } from './house-messages.js';

/** Writes a message with the model, or one of our own without it. */
@Injectable()
export class WriteMessage {
  constructor(private readonly model: Model) {}

  async write(asked: MessageAsked, waiting: Waiting): Promise<GeneratedMessage> {
    try {
      const message = await this.model.answer(askForMessage(asked), waiting);
      return { message, source: 'model', isSandbox: this.model.isSandbox };
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      const { profile } = asked;
      const isEnglishInstead = letterLanguage(profile) === 'en' && !isEnglish(languageTo(profile));
      const message = houseMessageFor(asked);
      return { message, source: 'curator', isSandbox: false, ...(isEnglishInstead && { isEnglishInstead }) };
    }
  }
}
