import { IsString, Matches, MaxLength } from 'class-validator';
import { portraitLimits } from '@presently/rules/portraits';
import { internalOperation, operation } from '../kit/operation.js';
import { OwnPicture } from './pictures.js';
import { Recipient, RecipientId } from './recipients.js';

const tooLarge = { message: `The picture may have at most ${portraitLimits.bytes / 1_000} KB` };
const noPicture = { message: 'Please choose a picture' };

export class Portrait extends RecipientId {
  /** A JPEG, PNG or WebP picture in base64. It is cropped to a square and encoded anew. */
  @MaxLength(portraitLimits.base64, tooLarge)
  @Matches(/^[A-Za-z\d+/]+={0,2}$/, noPicture)
  @IsString(noPicture)
  picture!: string;
}

/** The picture takes the place of the one before, or of its address. 409 `portraits.no-room` beyond 2,000 of them. */
export const setPortrait = operation('gifting.setPortrait', {
  route: 'PUT /api/recipients/:recipientId/picture',
  access: 'user',
  changes: ['recipients'],
  input: Portrait,
  output: Recipient,
  budget: 'portraits',
});
export const removePortrait = operation('gifting.removePortrait', {
  route: 'DELETE /api/recipients/:recipientId/picture',
  access: 'user',
  changes: ['recipients'],
  input: RecipientId,
  output: Recipient,
  budget: 'changes',
});
/** Called by the gateway, which serves the picture to its owner only. */
export const findPortrait = internalOperation('gifting.findPortrait', { input: RecipientId, output: OwnPicture });
