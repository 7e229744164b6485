import type { SocialPost } from '@presently/contracts/social/posts';
import type { ReactNode } from 'react';
import { codedHere } from '../../../languages/coded-here.js';
import { ApiError, messageOf } from '../../../lib/api-error.js';

/** Why a post, or a part of it, failed: in the page's language, or as it is stored; null if nothing did. */
export const problemOf = ({ errorMessage, problems }: Pick<SocialPost, 'errorMessage' | 'problems'>): ReactNode =>
  codedHere('postProblems', problems) ?? errorMessage;

/** Why a post was not published. */
export const refusalOf = (error: Error, fallback: string): ReactNode =>
  (error instanceof ApiError ? codedHere('postProblems', error.problem?.problems) : undefined) ??
  messageOf(error, fallback);
