import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { Recipient } from '@presently/contracts/gifting/recipients';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { dateInWords } from '../../../domain/occasion/occasion-in-words.js';
import { occasionTypeName } from '../../../domain/occasion/type-name.js';
import { FindPerson } from '../../../domain/recipient/find-person.js';
import type { usePeople } from '../../../domain/recipient/use-people.js';
import { useBoundField } from '../../../forms/use-bound-field.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { TagDrawing } from '../../../ui/drawings/tag-drawing.js';
import { Field } from '../../../ui/controls/field.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Loading } from '../../../ui/controls/loading.js';
import { Select } from '../../../ui/controls/select.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { Step } from '../../../ui/display/step.js';
import type { SendForm } from '../draft/use-send-form.js';
import { sendWords as say } from '../../../languages/send/en.js';

/** Radix accepts no option with an empty value. */
const noOccasion = 'none';

interface RecipientStepProps {
  form: SendForm;
  list: ReturnType<typeof usePeople>;
  /** The chosen one, who may not be in the list. */
  recipient: Recipient | undefined;
  onRecipient: (recipientId: string) => void;
  /** The occasions of the chosen recipient. */
  occasions: readonly Occasion[];
  occasionId: string;
  onOccasion: (occasionId: string) => void;
  onAdd: () => void;
}

export function RecipientStep({ form, ...props }: RecipientStepProps) {
  const { recipient, occasions, occasionId } = props;
  const { people, typed, search, found, isLong } = props.list;
  const { ref } = useBoundField(form, 'recipientId');
  const listed = people.data ?? [];
  const isEmpty = people.isSuccess && !isLong && listed.length === 0;
  const choices = recipient && !listed.some(({ id }) => id === recipient.id) ? [recipient, ...listed] : listed;
  return (
    <Step
      number={2}
      title={say('recipientStep')}
      action={
        people.isSuccess &&
        !isEmpty && (
          <Button variant="quiet" size="small" onClick={props.onAdd}>
            <Plus aria-hidden />
            {say('addRecipient')}
          </Button>
        )
      }
    >
      <div>
        {people.isPending && (
          <Loading className="grid gap-2 py-0.5">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-11 rounded-lg" />
          </Loading>
        )}
        {people.isError && (
          <LoadError text={messageOf(people.error, say('recipientsFailed'))} onRetry={() => void people.refetch()} />
        )}
        {isEmpty && <NoRecipients ref={ref} onAdd={props.onAdd} />}
        {people.isSuccess && !isEmpty && (
          <div className="grid gap-5 sm:grid-cols-2">
            {isLong && (
              <div className="sm:col-span-2">
                <FindPerson typed={typed} onType={search} found={found} />
              </div>
            )}
            <Field label={say('recipient')} hint={isLong && foundInWords(found, people.hasNextPage)}>
              {(control) => (
                <Select
                  {...control}
                  ref={ref}
                  value={recipient?.id ?? ''}
                  onValueChange={props.onRecipient}
                  placeholder={say('choosePerson')}
                  options={choices.map(({ id, name, relationship }) => ({
                    value: id,
                    label: say('personWith', { name, relationship }),
                  }))}
                />
              )}
            </Field>
            {occasions.length > 0 && (
              <Field label={say('occasion')} note={say('optional')}>
                {(control) => (
                  <Select
                    {...control}
                    value={occasionId || noOccasion}
                    onValueChange={(value) => props.onOccasion(value === noOccasion ? '' : value)}
                    options={[
                      { value: noOccasion, label: say('noOccasion') },
                      ...occasions.map((occasion) => ({ value: occasion.id, label: labelOf(occasion) })),
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

const labelOf = (occasion: Occasion): string =>
  say('occasionOn', {
    occasion: [occasionTypeName(occasion.type), occasion.title].filter(Boolean).join(', '),
    date: dateInWords(occasion),
  });

function foundInWords(found: number | undefined, hasMore: boolean): string {
  if (found === 0) return say('noOneFound');
  if (hasMore) return say('someShown');
  return say('peopleFound', { count: found ?? 0 });
}

function NoRecipients({ ref, onAdd }: { ref: Ref<HTMLButtonElement>; onAdd: () => void }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-6">
      <TagDrawing className="size-20 shrink-0" />
      <div className="min-w-56 flex-1">
        <h3 className="text-lg">{say('noRecipients')}</h3>
        <p className="mt-1 text-sm text-ink-soft">{say('noRecipientsText')}</p>
      </div>
      <Button ref={ref} onClick={onAdd}>
        <Plus aria-hidden />
        {say('addRecipient')}
      </Button>
    </Card>
  );
}
