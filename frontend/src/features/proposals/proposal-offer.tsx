import type { Occasion } from '@presently/contracts/gifting/occasions';
import { mostProposalDays } from '@presently/rules/vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { linkTo } from '../../ui/controls/link-to.js';
import { useCurrency } from '../../domain/user/currency.js';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { readAgain } from '../../lib/live/read-again.js';
import { keyOf, query } from '../../lib/query.js';
import { formatCalendarDate } from '../../lib/time/dates.js';
import { Button } from '../../ui/controls/button.js';
import { Field } from '../../ui/controls/field.js';
import { Select } from '../../ui/controls/select.js';
import { Card } from '../../ui/display/card.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { budgetsIn } from './proposal-row.js';
import { proposalsWords as say } from '../../languages/proposals/en.js';

const usualBudget = 1;

interface ProposalOfferProps {
  occasionId: string;
  recipientId: string;
  /** The occasions of the proposals that are shown. */
  proposed: readonly (string | null)[];
}

/** The one proposal of a year on Free, to which the link of a reminder leads. It is prepared after a press. */
export function ProposalOffer({ occasionId, recipientId, proposed }: ProposalOfferProps) {
  const { data: setting } = useQuery(query('GET /api/occasions/:occasionId/proposal', { occasionId }));
  const { data: person } = useQuery(query('GET /api/recipients/:recipientId', { recipientId }));
  const { data: days } = useQuery(query('GET /api/recipients/:recipientId/occasions', { recipientId }));
  const day = days?.find(({ id }) => id === occasionId);
  if (!setting || !person || !day || proposed.includes(occasionId)) return null;
  return (
    <Card className="grid gap-4 border-ribbon p-6">
      <div>
        <h2 className="text-xl wrap-anywhere">{say('offerTitle', { name: person.name })}</h2>
        <p className="text-sm text-ink-soft">{dayInWords(day)}</p>
      </div>
      {setting.isOn ? (
        <Preparing />
      ) : setting.isOffered ? (
        <Take occasionId={occasionId} />
      ) : (
        <p className="text-ink-soft">
          {say.with({ link: linkTo('/subscription', 'text-ribbon-deep underline underline-offset-4') })('offerEnded')}
        </p>
      )}
    </Card>
  );
}

function dayInWords({ title, type, nextOn }: Occasion): string {
  const occasion = title ?? (type === 'Other' ? say('aDate') : occasionTypeName(type));
  return nextOn ? say('occasionOn', { occasion, date: formatCalendarDate(nextOn) }) : occasion;
}

function Take({ occasionId }: { occasionId: string }) {
  const client = useQueryClient();
  const budgets = budgetsIn(useCurrency());
  const [budget, setBudget] = useState(budgets[usualBudget]!.value);
  const take = useMutation({
    // From the day of the press on: it is prepared at once.
    mutationFn: () =>
      api('PUT /api/occasions/:occasionId/proposal', { occasionId, isOn: true, daysBefore: mostProposalDays, budget }),
    onSuccess: (saved) => client.setQueryData(keyOf('GET /api/occasions/:occasionId/proposal', { occasionId }), saved),
    onError: (error) =>
      toast({ title: say('error'), description: messageOf(error, say('saveFailed')), variant: 'destructive' }),
  });
  return (
    <>
      <p className="text-ink-soft">{say('offerText')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-44">
          <Field label={say('budget')}>
            {(control) => <Select {...control} value={budget} onValueChange={setBudget} options={budgets} />}
          </Field>
        </div>
        <Button isBusy={take.isPending} onClick={() => take.mutate()}>
          {say('propose')}
        </Button>
      </div>
    </>
  );
}

const lookAgainMs = 3_000;
const mostLooks = 40;

/** Looks for the proposal until it is there. */
function Preparing() {
  const client = useQueryClient();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks >= mostLooks) return undefined;
    const timer = setTimeout(() => {
      void readAgain(client, 'proposals');
      setLooks(looks + 1);
    }, lookAgainMs);
    return () => clearTimeout(timer);
  }, [client, looks]);
  return <output className="block text-ink-soft">{looks < mostLooks ? say('preparing') : say('preparingLong')}</output>;
}
