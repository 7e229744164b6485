import type { Gift } from '@presently/contracts/gifting/gifts';
import { Link } from 'react-router-dom';
import { OutcomeChoice } from '../../../domain/gift/outcome/outcome-choice.js';
import { Card } from '../../../ui/display/card.js';
import { dashboardWords as say } from '../../../languages/dashboard/en.js';
import { dashboardLaterWords as sayLater } from '../../../languages/dashboard-later/en.js';

/** Gifts of two weeks ago or more: one press says how they went. */
export const GiftsToTell = ({ gifts }: { gifts: readonly Gift[] }) => (
  <section aria-labelledby="gifts-to-tell">
    <h2 id="gifts-to-tell" className="mb-4 text-xl">
      {sayLater('howDidItGo')}
    </h2>
    <Card>
      <ul className="divide-y divide-line">
        {gifts.map((gift) => (
          <li key={gift.id} className="grid gap-3 px-4 py-4">
            <p className="min-w-0">
              <Link to={`/gifts/${gift.id}`} className="touch-line font-semibold wrap-anywhere hover:underline">
                {gift.giftName}
              </Link>{' '}
              <span className="text-sm text-ink-soft">{say.rich('giftFor', { recipient: gift.recipientName })}</span>
            </p>
            <OutcomeChoice gift={gift} />
          </li>
        ))}
      </ul>
    </Card>
  </section>
);
