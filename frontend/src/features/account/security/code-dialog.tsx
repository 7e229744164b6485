import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { secondFactorProof } from '../../../forms/contract/second-factor-proof.js';
import { settle } from '../../../forms/settle.js';
import { TextField } from '../../../forms/fields/text-field.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { accountWords as say } from '../../../languages/account/en.js';

const { code } = secondFactorProof;
const schema = { fields: { code: { ...code, isTrimmed: true, required: code.max[1] } } } as const;

interface CodeDialogProps<Answer> {
  title: string;
  description: string;
  button: string;
  change: UseMutationResult<Answer, Error, string>;
  onClose: () => void;
}

/** Asks for a code before the authenticator app changes: neither a session nor the password takes it away. */
export default function CodeDialog<Answer>({ title, description, button, change, onClose }: CodeDialogProps<Answer>) {
  const form = useSchemaForm(schema, { defaultValues: { code: '' }, serverError: change.error });
  const { reset } = change;
  // The error of an earlier question is over.
  useEffect(() => reset(), [reset]);
  const submit = form.onSubmit(({ code }) => settle(change, code, onClose));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !change.isPending && onClose()}
      title={title}
      description={description}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          form={form}
          name="code"
          label={say('code')}
          hint={say('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
        />
        <DialogActions>
          <Button variant="quiet" disabled={change.isPending} onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={change.isPending}>
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
