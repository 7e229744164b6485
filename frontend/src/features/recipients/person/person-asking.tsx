import type { Answers, GivenConsent } from '@presently/contracts/gifting/about';
import { aboutFields, type AboutField } from '@presently/rules/about';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { formatBirthday, formatDay } from '../../../lib/time/dates.js';
import { languageName } from '../../../languages/language-name.js';
import { query } from '../../../lib/query.js';
import { cityOf } from '../../../lib/time/cities.js';
import { Button } from '../../../ui/controls/button.js';
import { CopyField } from '../../../ui/controls/copy-field.js';
import { useAcceptAnswers, useAskAbout, useStopAsking } from './asking.js';
import { TitledCard } from '../../../ui/display/titled-card.js';
import { personWords } from '../../../languages/person/en.js';

const write: Partial<Record<AboutField, (text: string) => string>> = {
  birthday: formatBirthday,
  language: languageName,
  timeZone: cityOf,
};
const written = (field: AboutField, value: string | string[]) =>
  typeof value === 'string' ? (write[field]?.(value) ?? value) : value.join(', ');

/** A link on which the person tells about themselves, and what they answered. */
export function PersonAsking({ recipientId, name }: { recipientId: string; name: string }) {
  const answers = useQuery(query('GET /api/recipients/:recipientId/answers', { recipientId }));
  const ask = useAskAbout(recipientId);
  const stop = useStopAsking(recipientId);
  const expiresAt = answers.data?.expiresAt ?? null;
  const isOpen = expiresAt !== null;
  return (
    <TitledCard
      title={personWords('askName', { recipient: name })}
      action={
        <Button variant="quiet" size="small" isBusy={ask.isPending} onClick={() => ask.mutate()}>
          <MessageCircleQuestion aria-hidden />
          {isOpen ? personWords('makeNewLink') : personWords('makeLink')}
        </Button>
      }
    >
      <p className="text-sm text-ink-soft">{personWords('askText', { recipient: name })}</p>
      {ask.data && isOpen && (
        <div className="mt-4">
          <CopyField
            label={personWords('linkFor', { recipient: name })}
            text={ask.data.url}
            action={personWords('copyLink')}
          />
        </div>
      )}
      {isOpen && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {personWords('openUntil', { day: formatDay(expiresAt) })}
          <Button variant="bare" size="small" isBusy={stop.isPending} onClick={() => stop.mutate()}>
            {personWords('endLink')}
          </Button>
        </p>
      )}
      {answers.data?.answeredAt && <Told answers={answers.data} recipientId={recipientId} />}
    </TitledCard>
  );
}

function Told({ answers, recipientId }: { answers: Answers; recipientId: string }) {
  const accept = useAcceptAnswers(recipientId);
  const told = aboutFields.flatMap((field) => (answers[field] === null ? [] : [{ field, value: answers[field] }]));
  const open = told.filter(({ field }) => !answers.accepted.includes(field)).map(({ field }) => field);
  const [left, setLeft] = useState<readonly AboutField[]>([]);
  const chosen = open.filter((field) => !left.includes(field));
  const toggle = (field: AboutField) =>
    setLeft((current) => (current.includes(field) ? current.filter((each) => each !== field) : [...current, field]));
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-lg">{personWords('answersOf', { day: formatDay(answers.answeredAt!) })}</h3>
      <ul className="mt-2 grid gap-1">
        {told.map(({ field, value }) => (
          <li key={field}>
            <label className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-1">
              <input
                type="checkbox"
                disabled={!open.includes(field)}
                checked={!left.includes(field)}
                onChange={() => toggle(field)}
                className="row-span-2 size-5 accent-ribbon"
              />
              <span className="text-sm text-ink-soft">
                {personWords(field)}
                {!open.includes(field) && ' · accepted'}
              </span>
              <span className="break-words whitespace-pre-line">{written(field, value)}</span>
            </label>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <Button
          size="small"
          className="mt-3"
          disabled={chosen.length === 0}
          isBusy={accept.isPending}
          onClick={() => accept.mutate(chosen)}
        >
          {personWords('accept', { count: chosen.length })}
        </Button>
      )}
      <Agreed consents={answers.consents} />
    </div>
  );
}

function Agreed({ consents }: { consents: readonly GivenConsent[] }) {
  return (
    <ul className="mt-4 grid gap-1 text-xs text-ink-soft">
      {consents.map(({ what, words, agreedAt }) => (
        <li key={what}>{personWords('agreed', { day: formatDay(agreedAt), words })}</li>
      ))}
    </ul>
  );
}
