import { plans, type Plan } from '../../domain/plan/plans.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { useInvoices } from './use-invoices.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

/** On Free: an upgrade that was begun and not paid. */
export function BegunUpgrade({ isBusy, onFinish }: { isBusy: boolean; onFinish: (plan: Plan) => void }) {
  const isBegun = useInvoices('free').data?.some(({ status }) => status === 'open') ?? false;
  const pro = plans.find(({ tier }) => tier === 'pro')!;
  if (!isBegun) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-amber/40 bg-amber-soft px-6 py-5">
      <div>
        <h2 className="text-xl">{say('unfinished', { plan: pro.name })}</h2>
        <p className="mt-1 text-ink-soft">{say('unfinishedText')}</p>
      </div>
      <Button isBusy={isBusy} onClick={() => onFinish(pro)}>
        {say('finishUpgrade')}
      </Button>
    </Card>
  );
}
