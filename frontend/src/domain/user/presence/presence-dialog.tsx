import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { reauthentication } from '../../../forms/contract/reauthentication.js';
import { settle } from '../../../forms/settle.js';
import { TextField } from '../../../forms/fields/text-field.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { api } from '../../../lib/api.js';
import { isAboutFields } from '../../../lib/api-error.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { useSignedInUser } from '../current-user.js';
import { hasPasskeys } from '../passkeys.js';
import { toastFailure, useProvePossession } from './prove-possession.js';
import { answerPresence } from './presence.js';
import { presenceWords as say } from '../../../languages/presence/en.js';

const password = {
  ...reauthentication.password,
  get required() {
    return say('required');
  },
};
const schema = { fields: { password } };

/** Asks for the password or a passkey before a sensitive change. Mounted only while it asks. */
export default function PresenceDialog() {
  const { username } = useSignedInUser();
  const { data: passkeys = [] } = useQuery({ ...query('GET /api/user/passkeys'), enabled: hasPasskeys() });
  const prove = useProvePresence();
  const provePossession = useProvePossession({ onSuccess: () => answerPresence(true) });
  const form = useSchemaForm(schema, { defaultValues: { password: '' }, serverError: prove.error });
  const submit = form.onSubmit(({ password }) => settle(prove, password));
  return (
    <Dialog isOpen onOpenChange={() => answerPresence(false)} title={say('isItYou')} description={say('passwordLead')}>
      <form noValidate onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <TextField
          form={form}
          name="password"
          label={say('password')}
          type="password"
          autoComplete="current-password"
          required
        />
        {passkeys.length > 0 && (
          <Button
            variant="quiet"
            className="mt-4 w-full"
            isBusy={provePossession.isPending}
            onClick={() => provePossession.mutate()}
          >
            <KeyRound aria-hidden />
            {say('usePasskey')}
          </Button>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={() => answerPresence(false)}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={prove.isPending}>
            {say('goOn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useProvePresence() {
  return useMutation({
    mutationFn: (password: string) => api('POST /api/user/reauthenticate', { password }),
    onSuccess: () => answerPresence(true),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure(error);
    },
  });
}
