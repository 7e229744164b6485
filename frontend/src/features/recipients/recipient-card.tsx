import type { ListedRecipient } from '@presently/contracts/gifting/recipients';
import { CalendarHeart, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { initialsOfName } from '../../domain/user/initials.js';
import { formatDaysUntil } from '../../lib/time/dates.js';
import { Avatar } from '../../ui/display/avatar.js';
import { Badge } from '../../ui/display/badge.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { MoreMenu } from '../../ui/overlays/more-menu.js';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { recipientsWords as say } from '../../languages/recipients/en.js';

const shownInterests = 3;

interface RecipientCardProps {
  recipient: ListedRecipient;
  /** The one whose day is next: its button is the page's first. */
  isFirst: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onIdeas: () => void;
  onNearIdeas: () => void;
  onOccasions: () => void;
}

export function RecipientCard({ recipient, isFirst, ...props }: RecipientCardProps) {
  const { onEdit, onDelete, onIdeas, onNearIdeas, onOccasions } = props;
  const { id, name, relationship, interests, avatar, nextDay } = recipient;
  const more = interests.length - shownInterests;
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col p-5">
        <div className="flex items-start gap-4">
          <Avatar imageUrl={avatar} initials={initialsOfName(name)} className="size-13 text-lg" />
          <div className="relative min-w-0 flex-1 self-center">
            <h2 className="line-clamp-2 text-lg wrap-anywhere">
              <Link to={`/recipients/${id}`} className="touch-block hover:underline">
                {name}
              </Link>
            </h2>
            <p className="truncate text-sm text-ink-soft">{relationship}</p>
            {nextDay && (
              <p className="line-clamp-2 text-sm text-ink-soft">
                {nextDay.title ?? occasionTypeName(nextDay.type)} · {formatDaysUntil(nextDay.daysUntil)}
              </p>
            )}
          </div>
          <MoreMenu of={name} className="-mt-2 -me-2" onEdit={onEdit} onDelete={onDelete} />
        </div>
        <ul className="mt-4 mb-5 flex flex-wrap gap-1.5 empty:my-2.5">
          {interests.slice(0, shownInterests).map((interest, index) => (
            <Badge key={index} asListItem className="max-w-full">
              <span className="truncate">{interest}</span>
            </Badge>
          ))}
          {more > 0 && (
            <Badge asListItem tone="outline" dir="ltr">
              +{more}
            </Badge>
          )}
        </ul>
        <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
          <Button
            variant={isFirst ? 'primary' : 'quiet'}
            size="small"
            className="flex-1"
            onPointerEnter={onNearIdeas}
            onFocus={onNearIdeas}
            onClick={onIdeas}
          >
            <Sparkles aria-hidden />
            {say('aiIdeas')}
          </Button>
          <Button variant="quiet" size="small" className="flex-1" onClick={onOccasions}>
            <CalendarHeart aria-hidden />
            {say('occasions')}
          </Button>
        </div>
      </Card>
    </li>
  );
}
