import { randomBytes, randomUUID } from 'node:crypto';
import type { Fault } from '../faults/fault.js';
import { networks, type Network, type PostRequest } from './post-request.js';

export interface NetworkPost {
  status: 'success';
  id: string;
  platform: Network;
  postUrl: string;
}
export interface NetworkError {
  action: 'post';
  status: 'error';
  code: number;
  message: string;
  platform: Network;
  post: string;
}

/** A request to post. `GET /outbox/social-posts` lists those that a network accepted. */
export interface CapturedPost {
  /** Ayrshare's id. */
  id: string;
  post: string;
  /** The requested networks. */
  wanted: Network[];
  /** The networks that accepted it. */
  platforms: Network[];
  mediaUrls: string[];
  postIds: NetworkPost[];
  errors: NetworkError[];
  notes?: string;
  idempotencyKey?: string;
  isDeleted?: true;
  /** ISO instant. */
  createdAt: string;
}

const addresses: Record<Network, (id: string) => string> = {
  twitter: (id) => `https://x.com/presently/status/${id}`,
  linkedin: (id) => `https://www.linkedin.com/feed/update/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}`,
  facebook: (id) => `https://www.facebook.com/presently/posts/${id}`,
};

/** `#fail-facebook` anywhere in a post: that network answers that its account is not linked. */
const isToFail = (network: Network, text: string) => text.includes(`#fail-${network}`);

function refusalOf(network: Network, { post, mediaUrls }: PostRequest, earlier: readonly CapturedPost[], fault: Fault) {
  if (fault.mode === 'reject' || isToFail(network, post))
    return { code: 156, message: `${network} is not linked with Ayrshare. Please link the account first.` };
  if (Array.from(post).length > networks[network])
    return {
      code: 151,
      message: `The post is longer than the ${networks[network]} characters that ${network} allows.`,
    };
  if (network === 'instagram' && mediaUrls.length === 0)
    return { code: 301, message: 'Instagram requires an image or video.' };
  const isRepeated = earlier.some((each) => !each.isDeleted && each.post === post && each.platforms.includes(network));
  if (isRepeated && network === 'twitter') return { code: 110, message: 'Status is a duplicate.' };
  if (isRepeated && network === 'facebook') return { code: 107, message: 'Duplicate status message.' };
  return undefined;
}

/** Decides for each network whether it accepts the post. */
export function capturePost(request: PostRequest, earlier: readonly CapturedPost[], fault: Fault): CapturedPost {
  const postIds: NetworkPost[] = [];
  const errors: NetworkError[] = [];
  for (const platform of request.platforms) {
    const refusal = refusalOf(platform, request, earlier, fault);
    if (refusal) {
      errors.push({ action: 'post', status: 'error', ...refusal, platform, post: request.post });
    } else {
      const id = BigInt(`0x${randomBytes(8).toString('hex')}`).toString();
      postIds.push({ status: 'success', id, platform, postUrl: addresses[platform](id) });
    }
  }
  const { post, mediaUrls, notes, idempotencyKey } = request;
  return {
    id: randomUUID().replaceAll('-', '').slice(0, 20),
    post,
    wanted: request.platforms,
    platforms: postIds.map(({ platform }) => platform),
    mediaUrls,
    postIds,
    errors,
    ...(notes !== undefined && { notes }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    createdAt: new Date().toISOString(),
  };
}
