import type { Tier } from '@presently/rules/vocabulary';
import { Check } from 'lucide-react';
import { markName, type Plan } from '../../domain/plan/plans.js';
import { Badge } from '../../ui/display/badge.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

interface PlanChoiceProps {
  plan: Plan;
  /** The plan that the user has. */
  current: Tier;
  isForSale: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

export function PlanChoice({ plan, current, isForSale, isBusy, onChoose }: PlanChoiceProps) {
  const { tier, name, price, period, features } = plan;
  const isCurrent = tier === current;
  const mark = isCurrent ? say('yourPlan') : plan.mark && markName(plan.mark);
  return (
    <li className="contents">
      <Card className="flex flex-col p-6">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="text-xl">{name}</h3>
          {mark && <Badge tone={isCurrent ? 'leaf' : 'outline'}>{mark}</Badge>}
        </div>
        <p className="mt-3 flex items-baseline gap-2">
          <span className="font-display text-3xl tabular-nums">{price}</span>
          <span className="text-sm text-ink-soft">{period}</span>
        </p>
        <ul className="mt-5 mb-7 grid gap-2 text-sm">
          {features.map((feature) => (
            <li key={feature} className="grid grid-cols-[auto_1fr] gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 text-ribbon" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid">
          {tier === 'free' ? (
            <Button variant="off" disabled>
              {say('downgrade')}
            </Button>
          ) : (
            <Button
              variant={isCurrent || !isForSale ? 'off' : 'primary'}
              disabled={isCurrent || !isForSale}
              isBusy={isBusy}
              onClick={onChoose}
            >
              {say('upgradeTo', { plan: name })}
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
