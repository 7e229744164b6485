/** A program on the person's own machine listens at a port that it gets when it starts (RFC 8252, 7.3). */
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?([/?].*)?$/;
/** No character that could end or change a header or a page, and none that browsers read as another one. */
const plain = /^[\w.~:/?@!$&'()*+,;=%[\]-]+$/;

/**
 * Whether a client may have people sent back to an address: https, or the loopback of their own machine. Addresses with
 * schemes of applications are refused, as MCP asks: any application can claim the scheme of another one.
 */
export function isRedirectUri(text: string, ownOrigin: string): boolean {
  if (!plain.test(text)) return false;
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '' || text.includes('#')) return false;
  if (loopback.test(text)) return true;
  return url.protocol === 'https:' && text.startsWith(`https://${url.host}`) && url.origin !== ownOrigin;
}

/** Whether an address is one that the client has registered: exactly, apart from the port of the loopback. */
export function matchesRedirectUri(registered: readonly string[], asked: string): boolean {
  return registered.some((each) => each === asked || isSameLoopback(each, asked));
}

function isSameLoopback(registered: string, asked: string): boolean {
  const [one, other] = [loopback.exec(registered), loopback.exec(asked)];
  return one !== null && other !== null && one[1] === other[1] && (one[2] ?? '/') === (other[2] ?? '/');
}

/** Who gets an answer that is sent to an address, as a person reads it. */
export function receiverAt(redirectUri: string): { host: string; isLocal: boolean } {
  const isLocal = loopback.test(redirectUri);
  return { host: isLocal ? 'localhost' : new URL(redirectUri).host, isLocal };
}
