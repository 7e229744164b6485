import type { LinkPreview } from '@presently/contracts/gifting/link-preview';
import type { NewKeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import { maxLength } from '@presently/rules/vocabulary';
import { newKeptIdea } from '../../forms/contract/new-kept-idea.js';
import { faultOfLink } from '../../forms/rules.js';
import type { FormSchema } from '../../forms/check-form.js';
import { linkFrom } from '../../lib/web-url.js';
import { keepWords as say } from '../../languages/keep/en.js';

export interface TypedIdea {
  recipientId: string;
  link: string;
  title: string;
  note: string;
}

/** An idea has a name, a link, or both. */
export const ideaSchema: FormSchema<TypedIdea> = {
  fields: {
    recipientId: {
      get required() {
        return say('choosePerson');
      },
    },
    link: newKeptIdea.link,
    title: newKeptIdea.title,
    note: newKeptIdea.note,
  },
  check: ({ link, title }) => ({
    link: faultOfLink(link),
    title: title === '' && link === '' ? say('nothingToKeep') : undefined,
  }),
};

/** The first address in texts that another application shares. */
const linkIn = (...texts: (string | null)[]): string =>
  texts.map((text) => linkFrom(/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '')).find(Boolean) ?? '';

/** What the form begins with, from the page's address. Other applications name `title`, the sender has typed `name`. */
export const typedIdea = (address: URLSearchParams): TypedIdea => ({
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
  { recipientId, link, title, note }: TypedIdea,
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
