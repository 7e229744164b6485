/** The path of a gift's page: see gifting's `newShareToken`. */
const giftPath = /^\/gift\/[\w-]{32}/;
/** A token that goes on is another token; `/report` is a page of its own, and a form is posted to `/choose`. */
const isMeant = /^(?:[A-Za-z0-9]|\/report(?:[?#]|$)|[?#]|$)/;
const isPostedTo = /^\/choose(?:\?|$)/;

/**
 * The address of a gift's page without what a mail or chat program has stuck to its link: a full stop, a bracket, a
 * slash, an invisible space. Any other address stays as it is.
 */
export function wholeLink(url: string, method = 'GET'): string {
  const [link] = giftPath.exec(url) ?? [];
  if (link === undefined) return url;
  const tail = url.slice(link.length);
  return isMeant.test(tail) || (method === 'POST' && isPostedTo.test(tail)) ? url : link;
}
