import type { Gift } from '@presently/contracts/gifting/gifts';
import { CalendarDays, Check, CircleAlert, Clock, Eye, Heart, Send, Undo2, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../ui/display/badge.js';
import { progressOf, type Progress } from './gift-progress.js';
import { giftStateWords as say } from '../../languages/gift-state/en.js';

interface Look {
  tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
  icon: LucideIcon;
  name: Parameters<typeof say>[0] & `badge${string}`;
}

/** One scale: the further a gift has come, the fuller its green. Red is for failures alone. */
const looks: Record<Progress, Look> = {
  Planned: { tone: 'outline', icon: CalendarDays, name: 'badgePlanned' },
  Scheduled: { tone: 'outline', icon: Clock, name: 'badgeScheduled' },
  'Not delivered': { tone: 'ember', icon: CircleAlert, name: 'badgeNotDelivered' },
  Sent: { tone: 'plain', icon: Send, name: 'badgeSent' },
  Delivered: { tone: 'leaf', icon: Check, name: 'badgeDelivered' },
  Viewed: { tone: 'leaf-solid', icon: Eye, name: 'badgeViewed' },
  Thanked: { tone: 'leaf-solid', icon: Heart, name: 'badgeThanked' },
  'Taken back': { tone: 'outline', icon: Undo2, name: 'badgeTakenBack' },
};

export function GiftBadge({ gift }: { gift: Gift }) {
  const { tone, icon: Icon, name } = looks[progressOf(gift)];
  return (
    <Badge tone={tone} className="justify-self-start">
      <Icon aria-hidden className="size-3.5" />
      {say(name)}
    </Badge>
  );
}
