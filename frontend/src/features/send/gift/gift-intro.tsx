import { ExternalLink, PackageCheck, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { ParcelDrawing } from '../../../ui/drawings/parcel-drawing.js';

const sellingPoints = [
  { icon: PackageCheck, title: 'Real Products', text: 'From shops that have them.' },
  { icon: Tag, title: 'Actual Prices', text: 'Known before you decide.' },
  { icon: ExternalLink, title: 'Direct Buy Links', text: 'Straight to the product.' },
];

interface GiftIntroProps {
  onDescribe: () => void;
  onCard: () => void;
  /** Shown below the buttons. */
  children?: ReactNode;
}

/** The ways to choose a gift. */
export function GiftIntro({ onDescribe, onCard, children }: GiftIntroProps) {
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4 p-6 sm:p-7">
        <ParcelDrawing className="-my-2 size-24 shrink-0 max-sm:-ml-2" />
        <div className="min-w-56 flex-1">
          <p className="font-display text-lg text-balance">Start with the person: what they like leads to the gift.</p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button asChild>
              <Link to="/recipients">Find Gifts with AI</Link>
            </Button>
            <Button variant="quiet" onClick={onDescribe}>
              Describe a gift yourself
            </Button>
            <Button variant="bare" onClick={onCard}>
              Just a card
            </Button>
          </div>
        </div>
      </div>
      {children && <div className="border-t border-line px-6 py-5 sm:px-7">{children}</div>}
      <ul className="grid gap-4 border-t border-line bg-paper-deep/60 px-6 py-5 sm:grid-cols-3 sm:px-7">
        {sellingPoints.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-2.5 text-sm">
            <Icon aria-hidden className="mt-0.5 size-4.5 text-ribbon" strokeWidth={1.75} />
            <div>
              <h3 className="font-sans font-semibold tracking-normal">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
