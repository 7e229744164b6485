import { ExternalLink, PackageCheck, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { ParcelDrawing } from '../../../ui/drawings/parcel-drawing.js';
import { sendWords as say } from '../../../languages/send/en.js';

const sellingPoints = () => [
  { icon: PackageCheck, title: say('realProducts'), text: say('realProductsText') },
  { icon: Tag, title: say('actualPrices'), text: say('actualPricesText') },
  { icon: ExternalLink, title: say('directLinks'), text: say('directLinksText') },
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
        <ParcelDrawing className="-my-2 size-24 shrink-0 max-sm:-ms-2" />
        <div className="min-w-56 flex-1">
          <p className="font-display text-lg text-balance">{say('startWithPerson')}</p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button asChild>
              <Link to="/recipients">{say('findWithAi')}</Link>
            </Button>
            <Button variant="quiet" onClick={onDescribe}>
              {say('describe')}
            </Button>
            <Button variant="bare" onClick={onCard}>
              {say('justCard')}
            </Button>
          </div>
        </div>
      </div>
      {children && <div className="border-t border-line px-6 py-5 sm:px-7">{children}</div>}
      <ul className="grid gap-4 border-t border-line bg-paper-deep/60 px-6 py-5 sm:grid-cols-3 sm:px-7">
        {sellingPoints().map(({ icon: Icon, title, text }) => (
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
