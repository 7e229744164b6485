import type { SocialTemplate } from '@presently/contracts/social/templates';
import { consoleLimits, socialPlatforms, type SocialPlatform } from '@presently/rules/social-platforms';
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog, DialogActions } from '../../ui/dialog.js';
import { Field, Input, Textarea } from '../../ui/field.js';
import { Choices } from './choices.js';
import { useSaveTemplate } from './queries.js';

interface TemplateDialogProps {
  /** What to edit; nothing means adding. */
  template: SocialTemplate | undefined;
  categories: readonly string[];
  onClose: () => void;
}

export function TemplateDialog({ template, categories, onClose }: TemplateDialogProps) {
  const [name, setName] = useState(template?.name ?? '');
  const [category, setCategory] = useState(template?.category ?? '');
  const [prompt, setPrompt] = useState(template?.prompt ?? '');
  const [platforms, setPlatforms] = useState<SocialPlatform[]>(template?.platforms ?? ['X', 'LinkedIn', 'Facebook']);
  const [wasTried, setWasTried] = useState(false);
  const save = useSaveTemplate();
  const missing = (text: string, sentence: string) => (wasTried && text.trim() === '' ? sentence : undefined);
  const isComplete = [name, category, prompt].every((text) => text.trim() !== '') && platforms.length > 0;

  function submit() {
    setWasTried(true);
    if (save.isPending || !isComplete) return;
    const fields = { name: name.trim(), category: category.trim(), prompt: prompt.trim(), platforms };
    save.mutate(template ? { templateId: template.id, ...fields } : fields, { onSuccess: onClose });
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={template ? 'Edit Template' : 'New Template'}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Name" error={missing(name, 'Name is required')}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={consoleLimits.templateName}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field
          label="Category"
          hint="The schedule chooses among categories."
          error={missing(category, 'Category is required')}
        >
          {(control) => (
            <>
              <Input
                {...control}
                value={category}
                list={`${control.id}-known`}
                maxLength={consoleLimits.category}
                autoComplete="off"
                onChange={({ target }) => setCategory(target.value)}
              />
              <datalist id={`${control.id}-known`}>
                {categories.map((known) => (
                  <option key={known}>{known}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field
          label="Prompt"
          hint="What the AI is asked to write. Length and tone are taken care of."
          error={missing(prompt, 'Say what the post should be about')}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              value={prompt}
              maxLength={consoleLimits.prompt}
              onChange={({ target }) => setPrompt(target.value)}
            />
          )}
        </Field>
        <Choices
          label="Platforms"
          options={socialPlatforms}
          chosen={platforms}
          onChange={setPlatforms}
          error={wasTried && platforms.length === 0 ? 'Choose at least one platform' : undefined}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={save.isPending}>
            {template ? 'Save Changes' : 'Add Template'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
