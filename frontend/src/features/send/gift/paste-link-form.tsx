import { maxLength } from '@presently/rules/vocabulary';
import { useEffect } from 'react';
import { useBoundField } from '../../../forms/use-bound-field.js';
import type { FormSchema } from '../../../forms/check-form.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { ApiError, messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/controls/button.js';
import { Field, Input } from '../../../ui/controls/field.js';
import { giftFromPreview, type SelectedGift } from '../draft/selected-gift.js';
import { usePreviewLink } from './use-preview-link.js';
import { linkFrom } from '../../../lib/web-url.js';
import { sendWords as say } from '../../../languages/send/en.js';

interface PasteLinkFormProps {
  link: string;
  onLink: (link: string) => void;
  onFound: (gift: SelectedGift) => void;
  /** Called when the page could not be read; `url` can still be sent. */
  onFailed: (url: string, sentence: string) => void;
}

const linkSchema: FormSchema<{ link: string }> = {
  fields: {},
  check: ({ link }) => ({ link: linkFrom(link) === '' ? say('invalidLink') : undefined }),
};

/** Fills in a gift from the page of a product. */
export function PasteLinkForm({ link, onLink, onFound, onFailed }: PasteLinkFormProps) {
  const preview = usePreviewLink();
  const form = useSchemaForm(linkSchema, { defaultValues: { link }, reValidateMode: 'onSubmit' });
  const { ref, field, error } = useBoundField(form, 'link');
  const { reset: forgetPreview } = preview;
  const { setValue } = form;
  // The screen was cleared, for example after sending: a late answer is dropped.
  useEffect(() => {
    if (link !== '') return;
    forgetPreview();
    setValue('link', '');
  }, [link, forgetPreview, setValue]);

  const submit = form.onSubmit(({ link: typed }) => {
    const url = linkFrom(typed);
    if (preview.isPending) return;
    preview.mutate(url, {
      onSuccess: (found) => onFound(giftFromPreview(found)),
      onError: (failure) => {
        const isInvalid = failure instanceof ApiError && failure.problem?.code === 'invalid-input';
        if (isInvalid) form.setError('link', { message: say('invalidLink') });
        else onFailed(url, messageOf(failure, say('pageUnread')));
      },
    });
  });

  return (
    <form noValidate onSubmit={submit} aria-label={say('pasteForm')}>
      <Field label={say('pasteLink')} hint={say('pasteHint')} error={error}>
        {(control) => (
          <div className="flex gap-2.5 max-sm:flex-col">
            <Input
              {...control}
              ref={ref}
              name="pasted-link"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={maxLength.url}
              className="min-w-0 sm:flex-1"
              readOnly={preview.isPending}
              value={field.value}
              onChange={({ target }) => {
                field.onChange(target.value);
                form.clearErrors();
                onLink(target.value);
              }}
            />
            <Button type="submit" variant="quiet" isBusy={preview.isPending}>
              {say('lookUp')}
            </Button>
          </div>
        )}
      </Field>
      <output className="sr-only">{preview.isPending && say('lookingUp')}</output>
    </form>
  );
}
