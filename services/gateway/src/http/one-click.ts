/** Whether a body is what RFC 8058 has mail programs post. */
export const isOneClick = (body: unknown): boolean =>
  typeof body === 'string' && /List-Unsubscribe[\s\S]*One-Click/.test(body);
