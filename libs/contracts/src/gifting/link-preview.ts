import { IsOptional, IsString } from 'class-validator';
import { WebUrl } from '../kit/fields/web-url.js';
import { operation } from '../kit/operation.js';

/** An address that a sender has pasted. */
export class PastedLink {
  @WebUrl() url!: string;
}

/** What a page says of the product it shows. Every text fits the field of a gift to which it belongs. */
export class LinkPreview {
  /** The address as it was pasted. */
  @IsString() url!: string;
  @IsOptional() @IsString() title?: string;
  @IsOptional() @IsString() description?: string;
  /** http(s) */
  @IsOptional() @IsString() image?: string;
  /** With its currency, as it is shown: `$48.00` */
  @IsOptional() @IsString() price?: string;
  @IsOptional() @IsString() siteName?: string;
}

/**
 * Reads a public page on behalf of the sender. What stands in the way is a 422 that says so: `link-preview.not-public`,
 * `.unreachable`, `.not-found`, `.not-a-page`, `.refused`, `.too-slow`, `.nothing-found`.
 */
export const previewLink = operation('gifting.previewLink', {
  route: 'POST /api/link-preview',
  access: 'user',
  input: PastedLink,
  output: LinkPreview,
  deadline: 9_000,
});
