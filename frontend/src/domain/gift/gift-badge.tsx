import type { Gift } from '@presently/contracts/gifting/gifts';
import { CalendarDays, Check, CircleAlert, Clock, Eye, Heart, Send, Undo2, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../ui/display/badge.js';
import { progressOf, type Progress } from './gift-progress.js';

interface Look {
  tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
  icon: LucideIcon;
}

/** One scale: the further a gift has come, the fuller its green. Red is for failures alone. */
const looks: Record<Progress, Look> = {
  Planned: { tone: 'outline', icon: CalendarDays },
  Scheduled: { tone: 'outline', icon: Clock },
  'Not delivered': { tone: 'ember', icon: CircleAlert },
  Sent: { tone: 'plain', icon: Send },
  Delivered: { tone: 'leaf', icon: Check },
  Viewed: { tone: 'leaf-solid', icon: Eye },
  Thanked: { tone: 'leaf-solid', icon: Heart },
  'Taken back': { tone: 'outline', icon: Undo2 },
};

export function GiftBadge({ gift }: { gift: Gift }) {
  const progress = progressOf(gift);
  const { tone, icon: Icon } = looks[progress];
  return (
    <Badge tone={tone} className="justify-self-start">
      <Icon aria-hidden className="size-3.5" />
      {progress}
    </Badge>
  );
}
