import { noticeWords, type NoticeWords } from '../frontend/notices/notice-words.js';
import type { Language } from '@presently/rules/languages';
import type { NoticePageModel } from '../frontend/frontend.js';

type Words = Omit<NoticePageModel, 'nonce' | 'language'>;

/** A page, in the words of any language. */
export type Notice = (words: NoticeWords) => Words;

export const noticeIn = (notice: Notice, language: Language): Words => notice(noticeWords[language]);

/** `/opt-out/{token}` keeps the language that its link names. */
export const optOutPath = (token: string, language: Language | undefined, end = ''): string =>
  `/opt-out/${encodeURIComponent(token)}${end}${language ? `?language=${language}` : ''}`;

/** Asks first, because mail programs and scanners open every link of a mail. */
export const giftsWelcomePage =
  (path: string): Notice =>
  (words) => ({
    title: words.giftsTitle,
    text: words.gifts,
    buttons: [{ label: words.stop, action: path, isMain: true }],
  });

/** @param path takes it back */
export const optedOutPage =
  (path: string): Notice =>
  (words) => ({ title: words.stoppedTitle, text: words.stopped, buttons: [{ label: words.again, action: path }] });

export const brokenLinkPage: Notice = (words) => ({ title: words.brokenTitle, text: words.broken });

export const tryAgainPage: Notice = (words) => ({ title: words.moment, text: words.tryAgain });
