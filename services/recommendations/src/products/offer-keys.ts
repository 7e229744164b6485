/** The data that identifies a product. */
export interface Identifiable {
  title?: string | null;
  link?: string | null;
  gtin?: string | null;
}

/** Parameters for tracking, which do not identify a product. */
const tracking = /^(utm_.*|gclid|fbclid|msclkid|srsltid|ref|ref_|tag|aff.*|campaign|mc_[ce]id)$/i;

/** A URL without scheme, `www.`, fragment, tracking and parameter order; undefined for an invalid URL. */
function urlKey(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const params = [...url.searchParams]
    .filter(([name]) => !tracking.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const parts = url.pathname.split('/');
  const path = parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('/');
  return `url:${url.host.replace(/^www\./, '')}${path}${params.length > 0 ? `?${params.join('&')}` : ''}`;
}

/** A title without case, accents, punctuation and word order. */
function titleKey(title: string): string | undefined {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words ? `title:${[...new Set(words)].sort().join(' ')}` : undefined;
}

/** A GTIN of 8, 12, 13 or 14 digits, as 14 digits, so that the EAN and the UPC of a product are equal. */
function gtinKey(gtin: string): string | undefined {
  const digits = gtin.replace(/[\s-]/g, '');
  return /^(\d{8}|\d{12,14})$/.test(digits) ? `gtin:${digits.padStart(14, '0')}` : undefined;
}

/** The keys of a product: `gtin:…`, `url:…`, `title:…`. One common key makes two offers the same product. */
export function offerKeys({ title, link, gtin }: Identifiable): string[] {
  const keys = [gtin && gtinKey(gtin), link && urlKey(link), title && titleKey(title)];
  return keys.filter((key): key is string => Boolean(key));
}
