import { formatMoney } from '@presently/rules/money';
import type { Tier } from '@presently/rules/vocabulary';
import { Download } from 'lucide-react';
import { formatDay } from '../../lib/time/dates.js';
import { webUrl } from '../../lib/web-url.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { ShowMore } from '../../ui/controls/show-more.js';
import { LoadError } from '../../ui/states/load-error.js';
import { useInvoices } from './use-invoices.js';
import { moreOf } from '../../lib/pages.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

const statuses = {
  get paid() {
    return say('paid');
  },
  get open() {
    return say('open');
  },
  get void() {
    return say('void');
  },
  get uncollectible() {
    return say('uncollectible');
  },
} as const;

/** Amounts are in the smallest unit: yen have no other. */
const money = (amount: number, currency: string): string => formatMoney({ amount, currency }, navigator.language);

export function Invoices({ tier }: { tier: Tier }) {
  const invoices = useInvoices(tier);
  if (invoices.isError && !invoices.data) {
    return <LoadError text={say('invoicesFailed')} onRetry={() => void invoices.refetch()} />;
  }
  // Without a paid plan, an open bill belongs to an upgrade that was begun and left: `BegunUpgrade` shows it.
  const shown = invoices.data?.filter(({ status }) => tier !== 'free' || status === 'paid') ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="mb-5 text-2xl">
        {say('invoices')}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {shown.map(({ id, number, createdAt, total, currency, status, downloadUrl }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 py-4">
              <div>
                <p className="tabular-nums">{formatDay(createdAt)}</p>
                <p className="text-sm text-ink-soft">{number ?? say('invoice')}</p>
              </div>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <span className="text-sm text-ink-soft">{statuses[status]}</span>
                <span className="font-display text-lg tabular-nums">{money(total, currency)}</span>
                {webUrl(downloadUrl) && (
                  <Button asChild variant="quiet" size="small">
                    <a
                      href={webUrl(downloadUrl)}
                      rel="noreferrer"
                      aria-label={say('downloadInvoice', { number: number ?? '' })}
                    >
                      <Download aria-hidden />
                      {say('download')}
                    </a>
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <ShowMore of="invoices" isByHand list={{ ...moreOf(invoices), shown: shown.length }} />
    </section>
  );
}
