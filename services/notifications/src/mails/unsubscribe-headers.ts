/**
 * One-click unsubscribe, RFC 8058: mail programs show their own button, which posts to this address.
 * In production DKIM has to sign both headers.
 */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
