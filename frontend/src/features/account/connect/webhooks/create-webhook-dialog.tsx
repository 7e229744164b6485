import type { WebhookEvent } from '@presently/rules/webhooks';
import { useState } from 'react';
import type { FormSchema } from '../../../../forms/check-form.js';
import { webhookToCreate } from '../../../../forms/contract/webhook-to-create.js';
import { settle } from '../../../../forms/settle.js';
import { SwitchField } from '../../../../forms/fields/switch-field.js';
import { TextField } from '../../../../forms/fields/text-field.js';
import { useSchemaForm } from '../../../../forms/use-schema-form.js';
import { Button } from '../../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.js';
import { eventWords } from './event-words.js';
import { useCreateWebhook } from './queries.js';
import SecretDialog from './secret-dialog.js';
import { connectWords as say } from '../../../../languages/connect/en.js';

const [, nothingChosen] = webhookToCreate.events.least;

interface Typed {
  url: string;
  /** Not typed: the place of a sentence about all switches. */
  events: string;
  viewed: boolean;
  thanked: boolean;
  chosen: boolean;
  failed: boolean;
  due: boolean;
  proposed: boolean;
}

/** What a receiver can be told, in this order. */
const switches = [
  ['viewed', 'gift.viewed'],
  ['thanked', 'gift.thanked'],
  ['chosen', 'gift.chosen'],
  ['failed', 'gift.failed'],
  ['due', 'occasion.due'],
  ['proposed', 'proposal.made'],
] as const satisfies readonly (readonly [keyof Typed, WebhookEvent])[];

const chosenOf = (typed: Typed) => switches.flatMap(([field, event]) => (typed[field] ? [event] : []));

const schema: FormSchema<Typed> = {
  fields: { url: webhookToCreate.url },
  check: (typed) => ({ events: chosenOf(typed).length === 0 ? nothingChosen : undefined }),
};

/** Makes a webhook, and shows its secret once. */
export default function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />;
  return <Form onMade={setSecret} onClose={onClose} />;
}

function Form({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const create = useCreateWebhook();
  const form = useSchemaForm<Typed>(schema, {
    defaultValues: {
      url: '',
      events: '',
      viewed: true,
      thanked: true,
      chosen: true,
      failed: true,
      due: false,
      proposed: false,
    },
    serverError: create.error,
  });
  const submit = form.onSubmit((typed) =>
    settle(create, { url: typed.url, events: chosenOf(typed) }, (made) => onMade(made.secret)),
  );
  const { events } = form.formState.errors;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !create.isPending && onClose()}
      title={say('addWebhook')}
      description={say('addWebhookText')}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          form={form}
          name="url"
          label={say('receiverAddress')}
          hint={say('receiverHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          required
        />
        <fieldset className="grid gap-5" {...(events && { 'aria-describedby': 'webhook-events-error' })}>
          <legend className="mb-4 font-semibold">{say('tellWhen')}</legend>
          {switches.map(([field, event]) => (
            <SwitchField key={field} form={form} name={field} label={eventWords[event]} />
          ))}
          {events && (
            <p id="webhook-events-error" role="alert" className="text-xs font-medium text-ember">
              {events.message}
            </p>
          )}
        </fieldset>
        <DialogActions>
          <Button variant="quiet" disabled={create.isPending} onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={create.isPending}>
            {say('addTheWebhook')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
