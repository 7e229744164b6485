import { acceptedLanguage, isLanguage, languageOfTag, type Language } from '@presently/rules/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The language of a page for a recipient: the person's, else the browser's, else English.
 * @param told what the person's sender says about it: a tag such as `de-CH`
 */
export const pageLanguage = ({ headers }: FastifyRequest, told?: string | null): Language =>
  languageOfTag(told) ?? acceptedLanguage(headers['accept-language']) ?? 'en';

/** The language that a link names, as those in mails to a person do: `?language=de` */
export function linkLanguage({ query }: FastifyRequest): Language | undefined {
  const { language } = query as { language?: unknown };
  return isLanguage(language) ? language : undefined;
}

/** Which a user has chosen. It is no secret: the page writes it as well. */
const cookie = 'language';

/** The language of the application's documents: the link's, else the user's, else the browser's, else English. */
export const documentLanguage = (request: FastifyRequest): Language =>
  linkLanguage(request) ?? pageLanguage(request, request.cookies[cookie]);

/** Says in which language a page is, and that a browser with another one may get another page. */
export const speakIn = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.headers({ 'content-language': language, vary: 'Accept-Language' });
