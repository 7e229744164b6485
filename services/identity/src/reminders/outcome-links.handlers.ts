import {
  openOutcomeLink,
  signOutcomeLinks,
  type GiftOfLink,
  type GiftsToAskAbout,
  type OutcomeToken,
  type OutcomeTokens as Tokens,
} from '@presently/contracts/identity/outcome-links';
import { Handles } from '@presently/messaging/handles';
import { notFound, Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { findById } from '../users/users.queries.js';
import { OutcomeTokens } from './outcome-tokens.js';

/** The links of the mail that asks how gifts went: each is for one gift, and opens no account. */
@Controller()
export class OutcomeLinksHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: OutcomeTokens,
  ) {}

  @Handles(signOutcomeLinks)
  async sign({ userId, giftIds }: GiftsToAskAbout): Promise<Tokens> {
    const user = await findById(this.em, userId);
    const contact = user?.contact;
    if (!contact) throw notFound('Reader');
    return { outcomeTokens: giftIds.map((giftId) => this.tokens.issue({ userId, giftId, contact })) };
  }

  /** The same answer for a forged link, for one that has ended, of a deleted user, and to a former address. */
  @Handles(openOutcomeLink)
  async open({ outcomeToken }: OutcomeToken): Promise<GiftOfLink> {
    const about = this.tokens.aboutOf(outcomeToken);
    const user = about && (await findById(this.em, about.userId));
    if (!user || user.suspendedAt || !this.tokens.isValid(outcomeToken, about, user.contact))
      throw new Problem(
        'not-found',
        404,
        'This link does not work any more. Say how it went on the page of your gift.',
      );
    return about;
  }
}
