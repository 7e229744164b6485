import type { Occasion } from '@presently/contracts/gifting/occasions';
import { settle } from '../../../forms/settle.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { OccasionFields } from './occasion-fields.js';
import { changeOf, occasionSchema, typedOccasion } from './occasion-schema.js';
import { useChangeOccasion } from '../queries.js';
import { occasionTypeName } from '../../../domain/occasion/type-name.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';

export function EditOccasionDialog({ occasion, onClose }: { occasion: Occasion; onClose: () => void }) {
  const change = useChangeOccasion();
  const form = useSchemaForm(occasionSchema, {
    defaultValues: typedOccasion(occasion),
    mode: 'onTouched',
    serverError: change.error,
    fieldOf: { year: 'date' },
  });
  const save = form.onSubmit((typed) =>
    settle(change, { occasionId: occasion.id, ...changeOf(occasion, typed) }, onClose),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={say('editDayTitle', { day: occasion.title ?? occasionTypeName(occasion.type) })}
    >
      <form noValidate onSubmit={save}>
        <div className="grid gap-5">
          <OccasionFields form={form} />
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" disabled={!form.formState.isValid} isBusy={change.isPending}>
            {say('saveChanges')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
