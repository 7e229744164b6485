import { isWebUrl } from '@presently/contracts/kit/fields/web-url';
import type { LinkPreview } from '@presently/contracts/gifting/link-preview';
import { maxLength } from '@presently/rules/vocabulary';
import type { PageFacts } from './page-facts.js';
import { line, lines } from './plain-text.js';
import { nothingFound, refused } from './preview-problems.js';
import { formatPrice } from './price.js';
import { findProduct } from './product-data.js';

/**
 * Extracts the product from a page.
 * @param url the pasted address, which the recipient will open
 * @throws Problem `link-preview.refused` for a sign-in or a robot check; `link-preview.nothing-found`
 */
export function previewOf({ title, meta, structured, base }: PageFacts, url: string): LinkPreview {
  const product = findProduct(structured);
  const said = (...names: string[]) => names.map((name) => meta.get(name));
  const name = first([product?.name, ...said('og:title', 'twitter:title'), title], (text) =>
    line(text, maxLength.giftName),
  );
  if (!product && isGate(name)) throw refused();

  const descriptions = [...said('og:description'), product?.description, ...said('twitter:description', 'description')];
  const images = [
    ...(product?.images ?? []),
    ...said('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
  ];
  const found = {
    title: name,
    description: first(descriptions, (text) => lines(text, maxLength.description)),
    image: first(images, (image) => pictureAt(image, base)),
    price: first([product?.price, ...pricesIn(meta)], (text) => line(text, maxLength.price)),
  };
  if (Object.values(found).every((value) => value === undefined)) throw nothingFound();
  const site = line(meta.get('og:site_name'), maxLength.giftName) ?? new URL(url).hostname.replace(/^www\./, '');
  return { url, ...found, siteName: site };
}

/** The first defined result of `read`. */
function first(
  candidates: (string | undefined)[],
  read: (candidate: string) => string | undefined,
): string | undefined {
  for (const candidate of candidates) {
    const text = candidate === undefined ? undefined : read(candidate);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Titles of sign-in pages and robot checks. */
const gate = new RegExp(
  `^(${[
    'access (to this page )?(has been |is )?denied',
    '(403 )?forbidden',
    'just a moment',
    'one moment,? please',
    'attention required',
    'pardon our interruption',
    'are you (a )?(robot|human)',
    'robot (or human|check)',
    '(human|bot) verification',
    'captcha',
    'security (check|challenge|verification)',
    '(please )?verify(ing)? (that )?you are (a )?human',
    'please (log|sign) ?in',
    '(log|sign) ?in',
    'request (blocked|rejected)',
    '(sorry, )?you have been blocked',
  ].join('|')})[^\\p{L}\\p{N}]*($|[|:!–—-])`,
  'iu',
);
const isGate = (title: string | undefined): boolean => title !== undefined && gate.test(title);

function pictureAt(address: string, base: string): string | undefined {
  const href = URL.parse(address.trim(), base)?.href;
  return isWebUrl(href) && href.length <= maxLength.url ? href : undefined;
}

function pricesIn(meta: PageFacts['meta']): (string | undefined)[] {
  const label = [1, 2].find((number) => /\bprice\b/i.test(meta.get(`twitter:label${number}`) ?? ''));
  return [
    ...['product:price', 'og:price', 'product:sale_price'].map((name) =>
      formatPrice(meta.get(`${name}:amount`), meta.get(`${name}:currency`)),
    ),
    meta.get(`twitter:data${label}`),
  ];
}
