import { Info } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { giftToSend } from '../../../forms/contract/gift-to-send.js';
import { faultOfLink } from '../../../forms/rules.js';
import { TextareaField, TextField } from '../../../forms/fields/text-field.js';
import { useBoundField } from '../../../forms/use-bound-field.js';
import type { FormSchema } from '../../../forms/check-form.js';
import { useSchemaForm, type SchemaForm } from '../../../forms/use-schema-form.js';
import { useDebounced } from '../../../lib/use-debounced.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { Field, Input } from '../../../ui/controls/field.js';
import { Picture } from '../../../ui/display/picture.js';
import { noIdea, type OwnIdea } from '../draft/selected-gift.js';
import { linkFrom } from '../../../lib/web-url.js';
import { sendWords as say } from '../../../languages/send/en.js';

const { giftName, price, giftUrl, giftDescription, giftImageUrl } = giftToSend;
const ideaSchema: FormSchema<OwnIdea> = {
  fields: {
    name: {
      ...giftName,
      get required() {
        return say('nameRequired');
      },
    },
    price,
    link: giftUrl,
    description: giftDescription,
    image: giftImageUrl,
  },
  check: ({ link, image }) => ({ link: faultOfLink(link), image: faultOfLink(image) }),
};

interface OwnIdeaFormProps {
  idea: OwnIdea;
  onChange: (idea: OwnIdea) => void;
  onDone: () => void;
  onCancel: () => void;
  /** Why the form is open, when the sender did not open it. */
  notice?: string | undefined;
}

/** A gift in the sender's own words. */
export function OwnIdeaForm({ idea, onChange, onDone, onCancel, notice }: OwnIdeaFormProps) {
  const form = useSchemaForm(ideaSchema, { defaultValues: idea });
  const keep = useEffectEvent((typed: OwnIdea) => {
    // What a page says belongs to its link.
    const { siteName, pageTitle } = typed.link === idea.link ? idea : noIdea;
    onChange({ ...typed, siteName, pageTitle });
  });
  const { subscribe, setFocus } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe]);
  // The button that opened the form is gone: the focus moves to the first field.
  useEffect(() => setFocus('name'), [setFocus]);

  return (
    <Card className="p-5 sm:p-6">
      <form noValidate onSubmit={form.onSubmit(onDone)} aria-label={say('describe')} className="grid gap-5">
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
          <TextField
            form={form}
            name="name"
            inputName="gift-name"
            label={say('giftName')}
            required
            autoComplete="off"
          />
          <TextField
            form={form}
            name="price"
            inputName="gift-price"
            label={say('price')}
            note={say('optional')}
            autoComplete="off"
            placeholder="$48.00"
          />
        </div>
        <TextField
          form={form}
          name="link"
          inputName="gift-link"
          label={say('link')}
          note={say('optional')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
        <TextareaField
          form={form}
          name="description"
          inputName="gift-description"
          label={say('description')}
          note={say('optional')}
          rows={3}
          autoComplete="off"
        />
        <PictureField form={form} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit">{say('useGift')}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {say('cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The link to a picture, with the picture beside it. */
function PictureField({ form }: { form: SchemaForm<OwnIdea> }) {
  const { ref, field, error } = useBoundField(form, 'image');
  // Not while it is typed: each address would be fetched.
  const url = useDebounced(linkFrom(field.value), 800);
  return (
    <Field label={say('picture')} note={say('optional')} hint={say('pictureHint')} error={error}>
      {(control) => (
        <div className="flex gap-2.5">
          {url && <Picture url={url} alt="" className="size-11 shrink-0" />}
          <Input
            {...control}
            {...field}
            ref={ref}
            name="gift-picture"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={form.maxLengthOf('image')}
            placeholder="https://"
          />
        </div>
      )}
    </Field>
  );
}
