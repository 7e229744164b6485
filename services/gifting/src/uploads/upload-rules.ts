import { allowsVideo, type MediaKind, type Tier } from '@presently/rules/vocabulary';
import { Problem } from '@presently/messaging/problem';

/** How many unsent recordings of the last day one user may have. */
export const mostUnsent = 20;
export const dayMs = 24 * 3_600_000;

/** @throws Problem `media.video-needs-pro` */
export function requireTierFor(kind: MediaKind, tier: Tier): void {
  if (kind === 'video' && !allowsVideo(tier)) {
    throw new Problem('media.video-needs-pro', 403, 'Video messages are part of Pro');
  }
}

export const noRoomForRecordings = (most: number) =>
  new Problem(
    'media.no-room',
    403,
    `Your recordings take up ${most.toLocaleString('en-US')} MB, and there is no room for more. Remove recordings that are not sent, or gifts with recordings.`,
    { params: { megabytes: most } },
  );

export const tooManyUnsent = () =>
  new Problem(
    'media.too-many-uploads',
    429,
    `You have ${mostUnsent} recordings that are not sent. Send or remove some, or wait until tomorrow.`,
    { params: { most: mostUnsent } },
  );
