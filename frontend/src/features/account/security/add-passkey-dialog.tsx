import { newPasskey } from '../../../forms/contract/new-passkey.js';
import { settle } from '../../../forms/settle.js';
import { TextField } from '../../../forms/fields/text-field.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { useAddPasskey } from './queries.js';
import { accountWords as say } from '../../../languages/account/en.js';

const schema = {
  fields: {
    name: {
      ...newPasskey.name,
      get required() {
        return say('giveName');
      },
    },
  },
};

/** Asks for the passkey's name; then the browser asks for the rest. */
export default function AddPasskeyDialog({ suggestion, onClose }: { suggestion: string; onClose: () => void }) {
  const add = useAddPasskey();
  const form = useSchemaForm(schema, { defaultValues: { name: suggestion }, serverError: add.error });
  const submit = form.onSubmit(({ name }) => settle(add, name, onClose));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !add.isPending && onClose()}
      title={say('addPasskey')}
      description={say('addPasskeyText')}
    >
      <form noValidate onSubmit={submit}>
        <TextField form={form} name="name" label={say('name')} hint={say('nameHint')} autoComplete="off" required />
        <DialogActions>
          <Button variant="quiet" disabled={add.isPending} onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={add.isPending}>
            {say('continue')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
