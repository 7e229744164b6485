import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { largestPage } from '@presently/rules/bounds';
import { BlankIsAbsent, NumberFromText } from './fields/decorate.js';

/** Base64url. Only the service that wrote a cursor reads its content. */
export const cursorPattern = /^[\w-]{1,1024}$/;

/** Which part of a list is wanted. The input of every paged operation extends it. */
export class PageRequest {
  /** Rows of the page, at most. Default 500. A page of very long rows ends earlier. */
  @IsOptional()
  @NumberFromText()
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(largestPage, { message: `limit must be at most ${largestPage}` })
  limit?: number;

  /** The cursor in the `Link` header of the page before. */
  @BlankIsAbsent()
  @IsOptional()
  @Matches(cursorPattern, { message: 'after must be the cursor of a page before' })
  after?: string;
}
