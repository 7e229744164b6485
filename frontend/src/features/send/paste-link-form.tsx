import { maxLength } from '@presently/rules/vocabulary';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/button.js';
import { Field, Input } from '../../ui/field.js';
import { usePreviewLink } from './queries.js';
import { giftFromPreview, linkFrom, type SelectedGift } from './selected-gift.js';

interface PasteLinkFormProps {
  link: string;
  onLink: (link: string) => void;
  onFound: (gift: SelectedGift) => void;
  /** The page could not be read; `url` can still be sent. */
  onFailed: (url: string, sentence: string) => void;
}

const invalid = 'Please provide a valid URL';

/** For senders who have found it already: the address of a product is enough to begin with. */
export function PasteLinkForm({ link, onLink, onFound, onFailed }: PasteLinkFormProps) {
  const [error, setError] = useState<string>();
  const preview = usePreviewLink();
  const { reset } = preview;
  // The gift has been sent meanwhile, and the screen is clear: nobody waits for what is found.
  useEffect(() => {
    if (link === '') reset();
  }, [link, reset]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (preview.isPending) return;
    const url = linkFrom(link);
    setError(url ? undefined : invalid);
    if (!url) return;
    preview.mutate(url, {
      onSuccess: (found) => onFound(giftFromPreview(found)),
      onError: (failure) => {
        if (failure instanceof ApiError && failure.problem?.code === 'invalid-input') setError(invalid);
        else onFailed(url, messageOf(failure, 'That page could not be read.'));
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Paste a link">
      <Field label="Or paste a link" hint="From any shop. What its page says is filled in for you." error={error}>
        {(control) => (
          <div className="flex gap-2.5 max-sm:flex-col">
            <Input
              {...control}
              name="pasted-link"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={maxLength.url}
              className="min-w-0 sm:flex-1"
              readOnly={preview.isPending}
              value={link}
              onChange={(event) => {
                setError(undefined);
                onLink(event.target.value);
              }}
            />
            <Button type="submit" variant="quiet" isBusy={preview.isPending}>
              Look It Up
            </Button>
          </div>
        )}
      </Field>
      <output className="sr-only">{preview.isPending && 'Looking at the page'}</output>
    </form>
  );
}
