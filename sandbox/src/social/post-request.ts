/** The networks linked to the imitated account, by Ayrshare's names, with the longest text of each. */
export const networks = { twitter: 280, linkedin: 3_000, instagram: 2_200, facebook: 63_206 } as const;
export type Network = keyof typeof networks;

export interface PostRequest {
  post: string;
  platforms: Network[];
  mediaUrls: string[];
  notes?: string;
  idempotencyKey?: string;
}

/** Ayrshare's answer to an invalid request. */
export interface RequestError {
  action: 'request';
  status: 'error';
  code: number;
  message: string;
}

const wrong = (code: number, message: string): RequestError => ({ action: 'request', status: 'error', code, message });
const isText = (value: unknown): value is string => typeof value === 'string';

export function parsePost(body: unknown): PostRequest | RequestError {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return wrong(101, 'Missing or incorrect parameters.');
  const { post, platforms, mediaUrls = [], notes, idempotencyKey } = body as Record<string, unknown>;
  if (!isText(post) || post.trim() === '')
    return wrong(101, 'Missing or incorrect parameters. A post text is required.');
  if (!Array.isArray(platforms) || platforms.length === 0)
    return wrong(101, 'Missing or incorrect parameters. Platforms are required.');
  if (!platforms.every((platform): platform is Network => isText(platform) && platform in networks))
    return wrong(101, `Missing or incorrect parameters. Platforms here are ${Object.keys(networks).join(', ')}.`);
  if (!Array.isArray(mediaUrls) || !mediaUrls.every(isText)) return wrong(101, 'mediaUrls must be a list of URLs.');
  return {
    post,
    platforms,
    mediaUrls,
    ...(isText(notes) && { notes }),
    ...(isText(idempotencyKey) && { idempotencyKey }),
  };
}
