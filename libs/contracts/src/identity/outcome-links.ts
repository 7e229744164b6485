import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Matches } from 'class-validator';
import { mostOutcomeLinks } from '@presently/rules/vocabulary';
import { Id, Ids } from '../kit/fields/id.js';
import { internalOperation } from '../kit/operation.js';

/** The gifts that one mail asks about. */
export class GiftsToAskAbout {
  @Id() userId!: string;
  @ArrayMinSize(1) @ArrayMaxSize(mostOutcomeLinks) @Ids() @IsArray() giftIds!: string[];
}

export class OutcomeTokens {
  /** One for each gift, in their order. */
  @ArrayMaxSize(mostOutcomeLinks) @IsArray() @IsString({ each: true }) outcomeTokens!: string[];
}

/** Called when a mail is written. 404 for a user without an address. */
export const signOutcomeLinks = internalOperation('identity.signOutcomeLinks', {
  input: GiftsToAskAbout,
  output: OutcomeTokens,
});

/** 60 bytes, base64url. Of other lengths is what a mail program has cut or joined: a link that does not work. */
export class OutcomeToken {
  @Matches(/^[\w-]{1,200}$/, { message: 'This link does not work. Please use the one in your mail.' })
  outcomeToken!: string;
}

/** The gift about which a link lets its holder say how it went, and its sender. */
export class GiftOfLink {
  @Id() userId!: string;
  @Id() giftId!: string;
}

/** Called by the gateway for the holder of a link. 404 for one that was changed or has ended. */
export const openOutcomeLink = internalOperation('identity.openOutcomeLink', {
  input: OutcomeToken,
  output: GiftOfLink,
});
