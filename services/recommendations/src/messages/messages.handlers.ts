import {
  generateMessage,
  type GeneratedMessage,
  type MessageRequest,
} from '@presently/contracts/recommendations/messages';
import { Budgets } from '@presently/service/budgets/budgets';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Profiles } from '../people/profiles.js';
import { WriteMessage } from './write-message.js';

/** Milliseconds of the caller's time reserved for a house message. */
const forHouseMessageMs = 1_000;

@Controller()
export class MessagesHandlers {
  constructor(
    private readonly profiles: Profiles,
    private readonly writeMessage: WriteMessage,
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
  ) {}

  @Handles(generateMessage)
  async generate(
    { tone = 'warm', giftName, mayNameGift = false, isCard = false, mood, previous = [], ...input }: MessageRequest,
    { caller, signal, deadline, releaseSlot }: HandlerContext<typeof generateMessage>,
  ): Promise<GeneratedMessage> {
    const profile = await this.profiles.find(input, caller, signal);
    await this.budgets.charge(this.em.fork(), { budget: 'messages', account: caller });
    releaseSlot();
    const asked = { profile, giftName, mayNameGift, isCard, mood, tone, previous };
    return this.writeMessage.write(asked, { signal, until: deadline - forHouseMessageMs });
  }
}
