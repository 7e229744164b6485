import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Choice, ChoiceOfOption } from '../gifting/choices.js';
import { GiftView, ShareToken } from '../gifting/shared-gifts.js';
import { Success } from '../kit/empty-messages.js';
import { gatewayAddress, gatewayCall } from '../kit/gateway-call.js';

/** The page of a gift. Loading it is no view: mail scanners load it too. */
export const showGiftPage = gatewayAddress('gift.show', { route: 'GET /gift/:shareToken', access: 'public' });

/** The form for reporting a gift. */
export const askToReport = gatewayAddress('gift.askToReport', {
  route: 'GET /gift/:shareToken/report',
  access: 'public',
});
export const sendReport = gatewayAddress('gift.sendReport', {
  route: 'POST /gift/:shareToken/report',
  access: 'public',
  consumes: ['application/x-www-form-urlencoded'],
});

/** The form with which the recipient of several products chooses one without a script. */
export const chooseOnPage = gatewayAddress('gift.chooseOnPage', {
  route: 'POST /gift/:shareToken/choose',
  access: 'public',
  consumes: ['application/x-www-form-urlencoded'],
});

/** What the page shows, as JSON. Counts as a view if the visitor looks like a person. */
export const viewGift = gatewayCall('gift.view', {
  route: 'GET /api/gifts/view/:shareToken',
  access: 'public',
  shows: ['gifts'],
  input: ShareToken,
  output: GiftView,
});
export class SeenGift extends ShareToken {
  /** The proof in the page that it was loaded by a browser. Without it the report has no effect. */
  @IsOptional() @MaxLength(100) @IsString() visit?: string;
}
/** The page sends this once it has been visible, and again until it succeeds. */
export const reportGiftSeen = gatewayCall('gift.seen', {
  route: 'POST /api/gifts/view/:shareToken/seen',
  access: 'public',
  changes: ['gifts'],
  input: SeenGift,
  output: Success,
});
/**
 * The recipient chooses one of the gift's options; no account is needed. Again within a day changes it; later, 409
 * `gift.chosen`. 409 `gift.choice-over` after the last day. Neither the gift's sender nor a scanner chooses: 403.
 */
export const chooseGift = gatewayCall('gift.choose', {
  route: 'POST /api/gifts/view/:shareToken/choose',
  access: 'public',
  changes: ['gifts'],
  input: ChoiceOfOption,
  output: Choice,
});
