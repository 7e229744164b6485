import type { SocialTemplate } from '@presently/contracts/social/templates';
import { socialPlatforms, type SocialPlatform } from '@presently/rules/social-platforms';
import { ChoicesField } from '../../../forms/fields/choices-field.js';
import { newTemplate } from '../../../forms/contract/new-template.js';
import { settle } from '../../../forms/settle.js';
import { TextareaField, TextField } from '../../../forms/fields/text-field.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { socialWords as say } from '../../../languages/social/en.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { useSaveTemplate } from '../data/queries.js';

const templateSchema = { fields: newTemplate };
const usualPlatforms: SocialPlatform[] = ['X', 'LinkedIn', 'Facebook'];

interface TemplateDialogProps {
  /** The template to edit; `undefined` adds one. */
  template: SocialTemplate | undefined;
  categories: readonly string[];
  onClose: () => void;
}

export function TemplateDialog({ template, categories, onClose }: TemplateDialogProps) {
  const save = useSaveTemplate();
  const form = useSchemaForm(templateSchema, {
    defaultValues: {
      name: template?.name ?? '',
      category: template?.category ?? '',
      prompt: template?.prompt ?? '',
      platforms: template?.platforms ?? usualPlatforms,
    },
    serverError: save.error,
  });
  const submit = form.onSubmit((fields) =>
    settle(save, template ? { templateId: template.id, ...fields } : fields, onClose),
  );
  return (
    <Dialog isOpen onOpenChange={onClose} title={template ? say('editTemplate') : say('newTemplate')}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <TextField form={form} name="name" label={say('name')} autoComplete="off" />
        <TextField
          form={form}
          name="category"
          label={say('category')}
          hint={say('categoryHint')}
          autoComplete="off"
          suggestions={categories}
        />
        <TextareaField form={form} name="prompt" label={say('prompt')} hint={say('promptHint')} rows={6} />
        <ChoicesField form={form} name="platforms" label={say('platforms')} options={socialPlatforms} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={save.isPending}>
            {template ? say('saveChanges') : say('addTemplate')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
