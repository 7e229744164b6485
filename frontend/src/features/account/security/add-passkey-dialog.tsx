import { newPasskey } from '../../../forms/contract/new-passkey.js';
import { settle } from '../../../forms/settle.js';
import { TextField } from '../../../forms/fields/text-field.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { useAddPasskey } from './queries.js';

const schema = { fields: { name: { ...newPasskey.name, required: 'Give it a name' } } };

/** Asks for the passkey's name; then the browser asks for the rest. */
export default function AddPasskeyDialog({ suggestion, onClose }: { suggestion: string; onClose: () => void }) {
  const add = useAddPasskey();
  const form = useSchemaForm(schema, { defaultValues: { name: suggestion }, serverError: add.error });
  const submit = form.onSubmit(({ name }) => settle(add, name, onClose));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !add.isPending && onClose()}
      title="Add a passkey"
      description="Your device asks for your fingerprint, your face or its screen lock."
    >
      <form noValidate onSubmit={submit}>
        <TextField form={form} name="name" label="Name" hint="So you recognize it later" autoComplete="off" required />
        <DialogActions>
          <Button variant="quiet" disabled={add.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={add.isPending}>
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
