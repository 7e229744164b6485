import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { Recipient } from '@presently/contracts/gifting/recipients';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { formatCalendarDate } from '../../lib/dates.js';
import { useBoundField } from '../../forms/use-bound-field.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { TagDrawing } from '../../ui/drawings/tag-drawing.js';
import { Field } from '../../ui/controls/field.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Loading } from '../../ui/controls/loading.js';
import { Select } from '../../ui/controls/select.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { Step } from '../../ui/display/step.js';
import type { SendForm } from './draft/use-send-form.js';

/** Radix accepts no option with an empty value. */
const noOccasion = 'none';

interface RecipientStepProps {
  form: SendForm;
  recipients: UseQueryResult<Recipient[]>;
  recipientId: string;
  onRecipient: (recipientId: string) => void;
  /** The occasions of the chosen recipient. */
  occasions: readonly Occasion[];
  occasionId: string;
  onOccasion: (occasionId: string) => void;
  onAdd: () => void;
}

export function RecipientStep({ form, ...props }: RecipientStepProps) {
  const { recipients, recipientId, occasions, occasionId } = props;
  const { ref } = useBoundField(form, 'recipientId');
  const list = recipients.data ?? [];
  return (
    <Step
      number={2}
      title="Select Recipient"
      action={
        list.length > 0 && (
          <Button variant="quiet" size="small" onClick={props.onAdd}>
            <Plus aria-hidden />
            Add Recipient
          </Button>
        )
      }
    >
      <div>
        {recipients.isPending && (
          <Loading className="grid gap-2 py-0.5">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-11 rounded-lg" />
          </Loading>
        )}
        {recipients.isError && (
          <LoadError
            text={messageOf(recipients.error, 'Your recipients could not be loaded.')}
            onRetry={() => void recipients.refetch()}
          />
        )}
        {recipients.isSuccess && list.length === 0 && <NoRecipients ref={ref} onAdd={props.onAdd} />}
        {list.length > 0 && (
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Recipient">
              {(control) => (
                <Select
                  {...control}
                  ref={ref}
                  value={recipientId}
                  onValueChange={props.onRecipient}
                  placeholder="Choose a person"
                  options={list.map(({ id, name, relationship }) => ({
                    value: id,
                    label: `${name} (${relationship})`,
                  }))}
                />
              )}
            </Field>
            {occasions.length > 0 && (
              <Field label="Occasion" note="optional">
                {(control) => (
                  <Select
                    {...control}
                    value={occasionId || noOccasion}
                    onValueChange={(value) => props.onOccasion(value === noOccasion ? '' : value)}
                    options={[
                      { value: noOccasion, label: 'No occasion' },
                      ...occasions.map(({ id, type, date }) => ({
                        value: id,
                        label: `${type} - ${formatCalendarDate(date)}`,
                      })),
                    ]}
                  />
                )}
              </Field>
            )}
          </div>
        )}
      </div>
    </Step>
  );
}

function NoRecipients({ ref, onAdd }: { ref: Ref<HTMLButtonElement>; onAdd: () => void }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-6">
      <TagDrawing className="size-20 shrink-0" />
      <div className="min-w-56 flex-1">
        <h3 className="text-lg">No Recipients Yet</h3>
        <p className="mt-1 text-sm text-ink-soft">A name and a relationship are enough to begin.</p>
      </div>
      <Button ref={ref} onClick={onAdd}>
        <Plus aria-hidden />
        Add Recipient
      </Button>
    </Card>
  );
}
