import { faultOf } from '@presently/rules/field-rules';
import { mostSendsADay, tokenScopes, usualSendsADay, type TokenScope } from '@presently/rules/token-scopes';
import { useState } from 'react';
import type { FormSchema } from '../../../forms/check-form.js';
import { tokenToCreate } from '../../../forms/contract/token-to-create.js';
import { settle } from '../../../forms/settle.js';
import { SwitchField } from '../../../forms/fields/switch-field.js';
import { TextField } from '../../../forms/fields/text-field.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';
import { CopyField } from '../../../ui/controls/copy-field.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { useCreateToken } from './queries.js';
import { scopeWords } from './scope-words.js';
import { accountWords as say } from '../../../languages/account/en.js';

const aDay = () => say('numberFrom', { most: mostSendsADay });

interface Typed {
  name: string;
  read: boolean;
  write: boolean;
  send: boolean;
  contacts: boolean;
  expiresOn: string;
  mostSentADay: string;
}

const schema: FormSchema<Typed> = {
  fields: { name: tokenToCreate.name },
  // Other tokens send nothing, whatever the hidden field says.
  check: ({ send, mostSentADay }) => ({
    mostSentADay: send
      ? faultOf({ required: aDay(), range: [tokenToCreate.mostSentADay.range[0], aDay()] }, mostSentADay)
      : undefined,
  }),
};

const hints: Partial<Record<TokenScope, string>> = {
  get write() {
    return say('writeHint');
  },
  get send() {
    return say('sendHint');
  },
};

/** Makes a token, and shows it once. */
export default function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string>();
  if (token === undefined) return <Form onMade={setToken} onClose={onClose} />;
  return (
    <Dialog isOpen isShownOnce onOpenChange={onClose} title={say('yourNewToken')} description={say('newTokenText')}>
      <CopyField label={say('yourNewToken')} text={token} action={say('copyToken')} />
      <DialogActions>
        <Button onClick={onClose}>{say('copiedIt')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Form({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const create = useCreateToken();
  const form = useSchemaForm(schema, {
    defaultValues: {
      name: '',
      read: true,
      write: false,
      send: false,
      contacts: false,
      expiresOn: '',
      mostSentADay: String(usualSendsADay),
    },
    serverError: create.error,
  });
  const submit = form.onSubmit(({ name, expiresOn, mostSentADay, ...may }) => {
    const scopes = tokenScopes.filter((scope) => may[scope]);
    const wanted = {
      name,
      scopes,
      ...(expiresOn && { expiresOn }),
      ...(may.send && { mostSentADay: Number(mostSentADay) }),
    };
    return settle(create, wanted, ({ token }) => onMade(token));
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !create.isPending && onClose()}
      title={say('makeToken')}
      description={say('makeTokenText')}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField form={form} name="name" label={say('name')} hint={say('nameHint')} autoComplete="off" required />
        {tokenScopes.map((scope) => (
          <SwitchField key={scope} form={form} name={scope} label={scopeWords[scope]} hint={hints[scope]} />
        ))}
        {form.watch('send') && (
          <TextField form={form} name="mostSentADay" label={say('giftsADay')} inputMode="numeric" />
        )}
        <TextField form={form} name="expiresOn" label={say('lastDay')} note={say('optional')} type="date" />
        <DialogActions>
          <Button variant="quiet" disabled={create.isPending} onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={create.isPending}>
            {say('makeTheToken')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
