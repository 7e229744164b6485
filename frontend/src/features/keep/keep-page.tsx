import type { LinkPreview } from '@presently/contracts/gifting/link-preview';
import { maxLength } from '@presently/rules/vocabulary';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useKeepIdea } from '../../domain/kept-idea/queries.js';
import { FindPerson } from '../../domain/recipient/find-person.js';
import { usePeople } from '../../domain/recipient/use-people.js';
import { api } from '../../lib/api.js';
import { query } from '../../lib/query.js';
import { webUrl } from '../../lib/web-url.js';
import { Button } from '../../ui/controls/button.js';
import { Field, Input, Textarea } from '../../ui/controls/field.js';
import { Select } from '../../ui/controls/select.js';
import { Card } from '../../ui/display/card.js';
import { PageHeading } from '../../ui/display/page-heading.js';

const peopleInList = 60;

/** The first address in texts that another application shares. */
const linkIn = (...texts: (string | null)[]): string =>
  texts.map((text) => /https?:\/\/\S+/.exec(text ?? '')?.[0]).find((found) => found && webUrl(found)) ?? '';

/** Keeps an idea or a link for a person. Other applications share links with this page. */
export function KeepPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const keep = useKeepIdea();
  const { people, typed, search, found, isLong } = usePeople(peopleInList);
  const [recipientId, setRecipientId] = useState(address.get('recipient') ?? '');
  const [link, setLink] = useState(linkIn(address.get('url'), address.get('text')));
  const [title, setTitle] = useState(address.get('title') ?? '');
  const [note, setNote] = useState('');
  const [preview, setPreview] = useState<LinkPreview>();
  const [fault, setFault] = useState<string>();
  const chosen = useQuery({
    ...query('GET /api/recipients/:recipientId', { recipientId }),
    enabled: recipientId !== '',
  });
  const look = useMutation({
    mutationFn: (url: string) => api('POST /api/link-preview', { url }),
    onSuccess: (seen) => {
      setPreview(seen);
      setTitle((current) => current || (seen.title ?? ''));
    },
  });
  const lookAtShared = useEffectEvent(() => {
    if (link) look.mutate(link);
  });
  useEffect(() => lookAtShared(), []);

  const listed = people.data ?? [];
  const person = chosen.data;
  const choices = person && !listed.some(({ id }) => id === person.id) ? [person, ...listed] : listed;

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = !recipientId ? 'Choose a person.' : !title.trim() && !link.trim() ? 'Add a title or a link.' : '';
    setFault(missing || undefined);
    if (missing) return;
    const { image, price } = preview ?? {};
    keep.mutate(
      {
        recipientId,
        ...(title.trim() && { title: title.trim().slice(0, maxLength.giftName) }),
        ...(link.trim() && { link: link.trim() }),
        ...(image && { image }),
        ...(price && { price }),
        ...(note.trim() && { note }),
      },
      { onSuccess: () => void navigate(`/recipients/${recipientId}`) },
    );
  }

  return (
    <div className="grid max-w-2xl gap-6">
      <header>
        <PageHeading>Keep an idea</PageHeading>
        <p className="mt-2 text-ink-soft">
          For a person, until you give it. You can paste a link, or write what it is.
        </p>
      </header>
      <Card className="p-6">
        <form noValidate onSubmit={submit} className="grid gap-5">
          {isLong && <FindPerson typed={typed} onType={search} found={found} />}
          <Field label="For">
            {(control) => (
              <Select
                {...control}
                value={recipientId}
                onValueChange={setRecipientId}
                placeholder="Choose a person"
                options={choices.map(({ id, name, relationship }) => ({
                  value: id,
                  label: `${name} (${relationship})`,
                }))}
              />
            )}
          </Field>
          <Field label="Link" note="optional">
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                placeholder="https://"
                autoComplete="off"
                maxLength={maxLength.url}
                value={link}
                onChange={({ target }) => setLink(target.value)}
                onBlur={() => link && link !== preview?.url && look.mutate(link)}
              />
            )}
          </Field>
          <Field label="What it is" hint={look.isPending ? 'Looking at the page …' : undefined}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={maxLength.giftName}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
          </Field>
          <Field label="Note" note="optional">
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={maxLength.notes}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          {fault && (
            <p role="alert" className="text-sm font-medium text-ember">
              {fault}
            </p>
          )}
          <div>
            <Button type="submit" isBusy={keep.isPending}>
              Keep Idea
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
