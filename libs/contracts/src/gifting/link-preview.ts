import { IsOptional, IsString } from 'class-validator';
import { WebUrl } from '../kit/fields/web-url.js';
import { operation } from '../kit/operation.js';

/** An address pasted by a sender. */
export class PastedLink {
  @WebUrl() url!: string;
}

/** The product on a page. Every text fits the field of a gift. */
export class LinkPreview {
  /** The pasted address. */
  @IsString() url!: string;
  @IsOptional() @IsString() title?: string;
  @IsOptional() @IsString() description?: string;
  /** http(s) */
  @IsOptional() @IsString() image?: string;
  /** With its currency: `$48.00` */
  @IsOptional() @IsString() price?: string;
  @IsOptional() @IsString() siteName?: string;
}

/**
 * Reads a public page for the sender. A page that cannot be read is a 422: `link-preview.not-public`, `.unreachable`,
 * `.not-found`, `.not-a-page`, `.refused`, `.too-slow`, `.nothing-found`.
 */
export const previewLink = operation('gifting.previewLink', {
  route: 'POST /api/link-preview',
  access: 'user',
  changes: [],
  input: PastedLink,
  output: LinkPreview,
  deadline: 9_000,
  budget: 'link-previews',
});
