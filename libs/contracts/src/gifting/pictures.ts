import { IsString } from 'class-validator';
import { WebUrl } from '../kit/fields/web-url.js';
import { internalOperation } from '../kit/operation.js';

/** The address of a picture from elsewhere. */
export class OutsidePicture {
  @WebUrl() url!: string;
}

export class OwnPicture {
  /** Key in the object storage: `pictures/{32 characters}.webp`. */
  @IsString() key!: string;
}

/**
 * Called by the gateway for a picture on a screen: our copy of it, made now if there is none. 404 if the address has no
 * picture that we may fetch.
 */
export const copyPicture = internalOperation('gifting.copyPicture', {
  input: OutsidePicture,
  output: OwnPicture,
  deadline: 9_000,
});
