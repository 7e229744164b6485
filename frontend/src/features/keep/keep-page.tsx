import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useKeepIdea } from '../../domain/kept-idea/queries.js';
import { FindPerson } from '../../domain/recipient/find-person.js';
import { usePeople } from '../../domain/recipient/use-people.js';
import { afterPress } from '../../forms/after-press.js';
import { SelectField } from '../../forms/fields/select-field.js';
import { settle } from '../../forms/settle.js';
import { TextareaField, TextField } from '../../forms/fields/text-field.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { messageOf } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { linkFrom } from '../../lib/web-url.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { TagDrawing } from '../../ui/drawings/tag-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { ideaSchema, ideaToKeep, typedIdea } from './idea-schema.js';
import { PageFound } from './page-found.js';
import { usePageOfLink, useReadPageOfLink } from './page-of-link.js';
import { useTitleOfPage } from './use-title-of-page.js';
import { keepWords as say } from '../../languages/keep/en.js';

const peopleInList = 60;

/** Keeps an idea or a link for a person. Other applications share links with this page. */
export function KeepPage() {
  const list = usePeople(peopleInList);
  const { people, isLong } = list;
  const hasNobody = people.isSuccess && !isLong && people.data.length === 0;
  return (
    <div className="grid max-w-2xl gap-6">
      <header>
        <PageHeading>{say('title')}</PageHeading>
        <p className="mt-2 text-ink-soft">{say('intro')}</p>
      </header>
      {people.isError && (
        <LoadError text={messageOf(people.error, say('peopleFailed'))} onRetry={() => void people.refetch()} />
      )}
      {hasNobody ? (
        <EmptyState
          drawing={<TagDrawing />}
          title={say('emptyTitle')}
          text={say('emptyText')}
          action={
            <Button asChild>
              <Link to="/recipients">{say('addPerson')}</Link>
            </Button>
          }
        />
      ) : (
        <IdeaForm list={list} />
      )}
    </div>
  );
}

function IdeaForm({ list: { people, typed, search, found, isLong } }: { list: ReturnType<typeof usePeople> }) {
  const [address] = useSearchParams();
  const [defaultValues] = useState(() => typedIdea(address));
  const navigate = useNavigate();
  const keep = useKeepIdea();
  const form = useSchemaForm(ideaSchema, { defaultValues, serverError: keep.error });
  const { recipientId, link } = form.watch();
  const url = linkFrom(link);
  const [left, setLeft] = useState(url);
  const page = usePageOfLink(left === url ? url : '');
  const readPage = useReadPageOfLink();
  useTitleOfPage(page.data?.title, form);

  const chosen = useQuery({
    ...query('GET /api/recipients/:recipientId', { recipientId }),
    enabled: recipientId !== '',
  });
  const listed = people.data ?? [];
  const person = recipientId === '' ? undefined : chosen.data;
  const choices = person && !listed.some(({ id }) => id === person.id) ? [person, ...listed] : listed;

  const submit = form.onSubmit(async (idea) => {
    // A link that has just been pasted is not read yet.
    const shown = await readPage(linkFrom(idea.link));
    await settle(keep, ideaToKeep(idea, shown, address), () => void navigate(`/recipients/${idea.recipientId}`));
  });

  return (
    <Card className="p-6">
      <form noValidate onSubmit={submit} className="grid gap-5">
        {isLong && <FindPerson typed={typed} onType={search} found={found} />}
        <SelectField
          form={form}
          name="recipientId"
          label={say('forWhom')}
          placeholder={say('choosePerson')}
          options={choices.map(({ id, name, relationship }) => ({
            value: id,
            label: say('personWith', { name, relationship }),
          }))}
        />
        <div className="grid gap-3" onBlur={() => afterPress(() => setLeft(url))}>
          <TextField
            form={form}
            name="link"
            label={say('link')}
            note={say('optional')}
            hint={aboutPage(page)}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
          />
          {page.data && <PageFound page={page.data} />}
        </div>
        <TextField form={form} name="title" label={say('whatItIs')} autoComplete="off" />
        <TextareaField form={form} name="note" label={say('note')} note={say('optional')} rows={3} />
        <div>
          <Button type="submit" isBusy={form.formState.isSubmitting}>
            {say('keep')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function aboutPage({ isFetching, error }: ReturnType<typeof usePageOfLink>): string | undefined {
  if (isFetching) return say('lookingUp');
  return error ? say('keepAnyway', { sentence: messageOf(error, say('pageUnread')) }) : undefined;
}
