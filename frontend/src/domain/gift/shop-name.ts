export const unnamed = 'the shop';

/** What a shop is called in a button, by the address of the product; `the shop` if the address does not tell. */
export function shopName(url: string | null | undefined): string {
  const host = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  const isName = host.includes('.') && !/^[\d.]+$/.test(host) && host.length <= 40;
  return isName ? host : unnamed;
}
