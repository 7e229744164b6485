import { maxLength } from '@presently/rules/vocabulary';
import { Info } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field, Input, Textarea } from '../../ui/field.js';
import { Picture } from '../../ui/picture.js';
import { linkFrom, type OwnIdea } from './selected-gift.js';

interface OwnIdeaFormProps {
  idea: OwnIdea;
  onChange: (idea: OwnIdea) => void;
  onDone: () => void;
  onCancel: () => void;
  /** Why the form is open, when the sender did not open it. */
  notice?: string | undefined;
}

/** For senders who know already what it shall be. */
export function OwnIdeaForm({ idea, onChange, onDone, onCancel, notice }: OwnIdeaFormProps) {
  const [hasTried, setHasTried] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone; writing begins here.
  useEffect(() => nameInput.current?.focus(), []);

  const nameError = idea.name.trim() === '' ? 'Name is required' : undefined;
  const linkError = urlError(idea.link);
  const imageError = urlError(idea.image);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (nameError || linkError || imageError) setHasTried(true);
    else onDone();
  }

  const bind = (field: keyof OwnIdea) => ({
    value: idea[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...idea, [field]: event.target.value }),
  });

  return (
    <Card className="p-5 sm:p-6">
      <form noValidate onSubmit={submit} aria-label="Describe a gift yourself" className="grid gap-5">
        {notice && (
          <p
            role="alert"
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-lg bg-amber-soft px-4 py-3.5 text-sm"
          >
            <Info aria-hidden className="mt-0.5 size-4.5 text-amber" />
            {notice}
          </p>
        )}
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <Field label="Gift name" error={hasTried ? nameError : undefined}>
            {(control) => (
              <Input
                {...control}
                {...bind('name')}
                name="gift-name"
                required
                ref={nameInput}
                maxLength={maxLength.giftName}
              />
            )}
          </Field>
          <Field label="Price" note="optional">
            {(control) => (
              <Input
                {...control}
                {...bind('price')}
                name="gift-price"
                maxLength={maxLength.price}
                placeholder="$48.00"
              />
            )}
          </Field>
        </div>
        <Field label="Link" note="optional" error={hasTried ? linkError : undefined}>
          {(control) => (
            <Input
              {...control}
              {...bind('link')}
              // The name of a site belongs to its link.
              onChange={(event) => onChange({ ...idea, link: event.target.value, siteName: '' })}
              name="gift-link"
              type="url"
              inputMode="url"
              maxLength={maxLength.url}
              placeholder="https://"
            />
          )}
        </Field>
        <Field label="Description" note="optional">
          {(control) => (
            <Textarea
              {...control}
              {...bind('description')}
              name="gift-description"
              rows={3}
              maxLength={maxLength.description}
            />
          )}
        </Field>
        <Field
          label="Picture"
          note="optional"
          hint="The address of an image."
          error={hasTried ? imageError : undefined}
        >
          {(control) => (
            <div className="flex gap-2.5">
              {linkFrom(idea.image) && <Picture url={linkFrom(idea.image)} alt="" className="size-11 shrink-0" />}
              <Input
                {...control}
                {...bind('image')}
                name="gift-picture"
                type="url"
                inputMode="url"
                maxLength={maxLength.url}
                placeholder="https://"
              />
            </div>
          )}
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit">Use this gift</Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}

const urlError = (typed: string): string | undefined =>
  typed.trim() !== '' && linkFrom(typed) === '' ? 'Please provide a valid URL' : undefined;
