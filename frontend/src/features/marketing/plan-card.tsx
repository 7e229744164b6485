import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { registration } from '../../domain/user/registration.js';
import { Badge } from '../../ui/display/badge.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { cn } from '../../lib/class-names.js';
import { markName, type Plan } from '../../domain/plan/plans.js';

export function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, period, summary, features, action, mark } = plan;
  const isPopular = mark === 'Most Popular';
  return (
    <li className="contents">
      <Card
        className={cn(
          // The rows of all cards line up.
          'relative mb-5 grid content-start overflow-hidden px-6 pt-8 pb-7 sm:px-7 lg:row-span-5 lg:grid-rows-subgrid',
          // The ribbon marks the most popular plan.
          isPopular &&
            'border-ribbon shadow-lift before:absolute before:inset-x-0 before:top-0 before:h-1 before:bg-ribbon',
        )}
      >
        <div className="flex min-h-8 items-center justify-between gap-3">
          <h2 className="text-2xl">{name}</h2>
          {mark && <Badge tone={isPopular ? 'ribbon' : 'outline'}>{markName(mark)}</Badge>}
        </div>
        <p className="mt-1 text-ink-soft">{summary}</p>
        <p className="mt-6 flex items-baseline gap-2">
          <span className="font-display text-5xl tabular-nums">{price}</span>
          <span className="text-ink-soft">{period}</span>
        </p>
        <ul className="mt-7 mb-9 grid content-start gap-2.5">
          {features.map((feature) => (
            <li key={feature} className="grid grid-cols-[auto_1fr] gap-2.5">
              <Check aria-hidden className="mt-1 size-4 text-ribbon" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="grid self-end">
          {mark === 'Coming Soon' ? (
            <Button variant="quiet" disabled>
              {action}
            </Button>
          ) : (
            <Button asChild variant={isPopular ? 'primary' : 'quiet'}>
              <Link to={registration}>{action}</Link>
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
