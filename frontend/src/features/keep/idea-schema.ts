import type { LinkPreview } from '@presently/contracts/gifting/link-preview';
import type { NewKeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import { maxLength } from '@presently/rules/vocabulary';
import * as v from 'valibot';
import { optionalText, requiredText, textOf } from '../../forms/rules.js';
import { linkFrom } from '../../lib/web-url.js';

const link = v.pipe(
  textOf(maxLength.url),
  v.check((typed) => typed.trim() === '' || linkFrom(typed) !== '', 'Please provide a valid URL'),
);

const fields = v.object({
  recipientId: requiredText(maxLength.url, 'Choose a person'),
  link,
  title: optionalText(maxLength.giftName),
  note: optionalText(maxLength.notes),
});

/** An idea has a name, a link, or both. */
export const ideaSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['link'], ['title']],
      (typed) => typed.title !== '' || typed.link.trim() !== '',
      'Write what it is, or paste a link',
    ),
    ['title'],
  ),
);

/** The first address in texts that another application shares. */
const linkIn = (...texts: (string | null)[]): string =>
  texts.map((text) => linkFrom(/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '')).find(Boolean) ?? '';

/** What the form begins with, from the page's address. Other applications name `title`, the sender has typed `name`. */
export const typedIdea = (address: URLSearchParams): v.InferInput<typeof ideaSchema> => ({
  recipientId: address.get('recipient') ?? '',
  link: linkIn(address.get('url'), address.get('text')),
  title: (address.get('name') ?? address.get('title') ?? '').slice(0, maxLength.giftName),
  note: '',
});

/**
 * @param page what the page of this link says
 * @param address of this page
 */
export function ideaToKeep(
  { recipientId, link, title, note }: v.InferOutput<typeof ideaSchema>,
  page: LinkPreview | undefined,
  address: URLSearchParams,
): NewKeptIdea {
  const isTyped = title !== '' && title !== page?.title && title !== address.get('title')?.trim();
  const shopTitle = title || page?.title;
  const url = linkFrom(link);
  return {
    recipientId,
    ...(isTyped ? { title } : shopTitle && { shopTitle }),
    ...(url && { link: url }),
    ...(page?.image && { image: page.image }),
    ...(page?.price && { price: page.price }),
    ...(note && { note }),
  };
}
