/** The path of a gift's page: see gifting's `newShareToken`. */
const giftPath = /^\/gift\/[\w-]{32}/;
/** A token that goes on is another token; `/report` is a page of its own. */
const isMeant = /^(?:[A-Za-z0-9]|\/report(?:[?#]|$)|[?#]|$)/;

/**
 * The address of a gift's page without what a mail or chat program has stuck to its link: a full stop, a bracket, a
 * slash, an invisible space. Any other address stays as it is.
 */
export function wholeLink(url: string): string {
  const [link] = giftPath.exec(url) ?? [];
  return link === undefined || isMeant.test(url.slice(link.length)) ? url : link;
}
