import type { LinkPreview } from '@presently/contracts/gifting/link-preview';
import { maxLength } from '@presently/rules/vocabulary';
import { linkFrom, usableUrl } from '../../../lib/web-url.js';
import { sendWords as say } from '../../../languages/send/en.js';

/** The chosen gift. A blank text means "not known". */
export interface SelectedGift {
  title: string;
  description: string;
  price: string;
  /** http(s) or blank, as is `image`. */
  url: string;
  image: string;
  siteName: string;
  /** The title that its page gives it, if its link was looked up. */
  pageTitle?: string | undefined;
  /** Typed by the sender or filled in from a link, so the sender can change it. */
  isOwnIdea: boolean;
  /** The kind of thing, if it comes from an idea. */
  category?: string | undefined;
  /** A message without a product. */
  isCard?: boolean | undefined;
}

export const aCard: SelectedGift = {
  title: 'A card',
  description: '',
  price: '',
  url: '',
  image: '',
  siteName: '',
  isOwnIdea: false,
  isCard: true,
};

/** A gift as typed into the form for the sender's own idea. */
export interface OwnIdea {
  name: string;
  price: string;
  link: string;
  description: string;
  image: string;
  /** The name that the linked page gives itself; blank if it is not known. */
  siteName: string;
  /** The title that the linked page gives it. */
  pageTitle?: string | undefined;
}

export const noIdea: OwnIdea = { name: '', price: '', link: '', description: '', image: '', siteName: '' };

export function giftFromIdea(idea: OwnIdea): SelectedGift {
  const url = linkFrom(idea.link);
  return {
    title: oneLine(idea.name, maxLength.giftName),
    description: letter(idea.description, maxLength.description),
    price: oneLine(idea.price, maxLength.price),
    url,
    image: linkFrom(idea.image),
    siteName: url ? idea.siteName || new URL(url).hostname.replace(/^www\./, '') : say('ownIdea'),
    pageTitle: idea.pageTitle,
    isOwnIdea: true,
  };
}

export const ideaFromGift = (gift: SelectedGift): OwnIdea => ({
  name: gift.title,
  price: gift.price,
  link: gift.url,
  description: gift.description,
  image: gift.image,
  siteName: gift.siteName === say('ownIdea') ? '' : gift.siteName,
  pageTitle: gift.pageTitle,
});

/** The gift of a pasted link. Its title is blank if the page names none. */
export function giftFromPreview(preview: LinkPreview): SelectedGift {
  const title = oneLine(preview.title ?? '', maxLength.giftName);
  return {
    title,
    description: letter(preview.description ?? '', maxLength.description),
    price: oneLine(preview.price ?? '', maxLength.price),
    url: usableUrl(preview.url),
    image: usableUrl(preview.image ?? ''),
    siteName: oneLine(preview.siteName ?? '', maxLength.giftName),
    pageTitle: title,
    isOwnIdea: true,
  };
}

/** Makes a text from elsewhere fit for a field of one line. The server refuses control characters. */
export const oneLine = (text: string, max: number): string =>
  cut(text.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' '), max);

/** Makes a text from elsewhere fit for a field of several lines. */
export const letter = (text: string, max: number): string =>
  cut(
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, ' '),
    max,
  );

/** Cuts a text, but never inside a surrogate pair. */
const cut = (text: string, max: number): string =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
