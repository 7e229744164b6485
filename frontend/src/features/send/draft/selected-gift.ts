import type { LinkPreview } from '@presently/contracts/gifting/link-preview';
import { maxLength } from '@presently/rules/vocabulary';
import { webUrl } from '../../../lib/web-url.js';

/** The gift on its way to somebody, before it is sent. Blank text is "not known". */
export interface SelectedGift {
  title: string;
  description: string;
  price: string;
  /** http(s) or blank, as is `image`. */
  url: string;
  image: string;
  siteName: string;
  /** Described by the sender, or looked up for them: theirs to change. */
  isOwnIdea: boolean;
}

/** A gift as typed into the form for one's own idea. */
export interface OwnIdea {
  name: string;
  price: string;
  link: string;
  description: string;
  image: string;
  /** As the page behind the link names itself; blank when it is not known. */
  siteName: string;
}

export const noIdea: OwnIdea = { name: '', price: '', link: '', description: '', image: '', siteName: '' };

/** The address that a person means: people leave `https://` out. Blank when it is none that may be followed. */
export function linkFrom(typed: string): string {
  const text = typed.trim();
  const looksLikeAHost = /^[^\s:/?#@]+\.[^\s:/?#@]+(?:[/?#]|$)/.test(text);
  return usableUrl(looksLikeAHost ? `https://${text}` : text);
}

const ownIdea = 'Your own idea';

export function giftFromIdea(idea: OwnIdea): SelectedGift {
  const url = linkFrom(idea.link);
  return {
    title: oneLine(idea.name, maxLength.giftName),
    description: letter(idea.description, maxLength.description),
    price: oneLine(idea.price, maxLength.price),
    url,
    image: linkFrom(idea.image),
    siteName: url ? idea.siteName || new URL(url).hostname.replace(/^www\./, '') : ownIdea,
    isOwnIdea: true,
  };
}

export const ideaFromGift = (gift: SelectedGift): OwnIdea => ({
  name: gift.title,
  price: gift.price,
  link: gift.url,
  description: gift.description,
  image: gift.image,
  siteName: gift.siteName === ownIdea ? '' : gift.siteName,
});

/** What has been found out about a pasted link. Its title may be blank: not every page says what it shows. */
export const giftFromPreview = (preview: LinkPreview): SelectedGift => ({
  title: oneLine(preview.title ?? '', maxLength.giftName),
  description: letter(preview.description ?? '', maxLength.description),
  price: oneLine(preview.price ?? '', maxLength.price),
  url: usableUrl(preview.url),
  image: usableUrl(preview.image ?? ''),
  siteName: oneLine(preview.siteName ?? '', maxLength.giftName),
  isOwnIdea: true,
});

/** An address to follow or to load, within what the server takes; blank otherwise. */
export function usableUrl(text: string): string {
  const url = webUrl(text) ?? '';
  return url.length <= maxLength.url ? url : '';
}

/** Text from elsewhere, made fit for a field of one line: the server refuses what cannot be shown. */
export const oneLine = (text: string, max: number): string =>
  cut(text.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' '), max);

/** Text from elsewhere, made fit for a field of several lines. */
export const letter = (text: string, max: number): string =>
  cut(
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, ' '),
    max,
  );

/** Never through the middle of a character that takes two units. */
const cut = (text: string, max: number): string =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
