import type { Gift } from '@presently/contracts/gifting/gifts';
import { Badge } from '../../ui/display/badge.js';
import { progressOf, type Progress } from './gift-progress.js';

const tones: Record<Progress, 'leaf' | 'ribbon' | 'amber' | 'plain'> = {
  'Taken back': 'plain',
  Thanked: 'leaf',
  Viewed: 'leaf',
  Delivered: 'ribbon',
  Sent: 'plain',
  Scheduled: 'amber',
  Planned: 'plain',
};

export function GiftBadge({ gift }: { gift: Gift }) {
  const progress = progressOf(gift);
  return (
    <Badge tone={tones[progress]} className="justify-self-start">
      {progress}
    </Badge>
  );
}
