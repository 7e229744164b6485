/**
 * One-click unsubscribe, RFC 8058: mail programs show a button of their own that posts to this address.
 * In production DKIM has to sign both headers.
 */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
