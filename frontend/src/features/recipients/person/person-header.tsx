import type { Recipient } from '@presently/contracts/gifting/recipients';
import { ArrowLeft, Camera, Send, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { initialsOfName } from '../../../domain/user/initials.js';
import { Button } from '../../../ui/controls/button.js';
import { Avatar } from '../../../ui/display/avatar.js';
import { Badge } from '../../../ui/display/badge.js';
import { PageHeading } from '../../../ui/display/page-heading.js';
import { personWords as say } from '../../../languages/person/en.js';

interface PersonHeaderProps {
  recipient: Recipient;
  onPicture: () => void;
  onIdeas: () => void;
  onNearIdeas: () => void;
}

export function PersonHeader({ recipient, onPicture, onIdeas, onNearIdeas }: PersonHeaderProps) {
  const { id, name, relationship, avatar, labels } = recipient;
  return (
    <header>
      <AllPeople />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-5">
        <div className="relative">
          <Avatar imageUrl={avatar} initials={initialsOfName(name)} className="size-20 text-2xl" />
          {/* Above the initials, which are not part of its name. */}
          <button
            type="button"
            className="absolute inset-0 rounded-full"
            aria-label={avatar ? say('changePicture') : say('addPicture')}
            onClick={onPicture}
          >
            <span className="absolute -end-1 -bottom-1 grid size-8 place-items-center rounded-full border border-line-strong bg-sheet">
              <Camera aria-hidden className="size-4" />
            </span>
          </button>
        </div>
        <div className="min-w-0 flex-1 basis-56">
          <PageHeading className="break-words">{name}</PageHeading>
          <p className="mt-1 text-ink-soft">{relationship}</p>
          {labels.length > 0 && (
            <ul aria-label={say('groups')} className="mt-2 flex flex-wrap gap-1.5">
              {labels.map((label) => (
                <Badge key={label} asListItem tone="outline" className="max-w-full">
                  <span className="truncate">{label}</span>
                </Badge>
              ))}
            </ul>
          )}
        </div>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <Button className="flex-1" onPointerEnter={onNearIdeas} onFocus={onNearIdeas} onClick={onIdeas}>
            <Sparkles aria-hidden />
            {say('aiIdeas')}
          </Button>
          <Button asChild variant="quiet" className="flex-1">
            <Link to={`/gifts?${new URLSearchParams({ recipientId: id })}`}>
              <Send aria-hidden />
              {say('sendGift')}
            </Link>
          </Button>
        </div>
      </div>
    </header>
  );
}

export function AllPeople() {
  return (
    <Link to="/recipients" className="touch-line inline-flex items-center gap-1.5 text-sm text-ink-soft hover:text-ink">
      <ArrowLeft aria-hidden className="size-4" />
      {say('allRecipients')}
    </Link>
  );
}
