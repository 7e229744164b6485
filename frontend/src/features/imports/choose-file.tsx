import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '../../lib/class-names.js';
import { formatAgo } from '../../lib/time/dates.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { refusalOf } from './problems.js';
import { useEarlierImports, useSendFile } from './queries.js';
import { importsWords as say } from '../../languages/imports/en.js';

const kinds = '.vcf,.vcard,.csv,.tsv,.txt,.ics,.ldif,.ldi,.json,.zip,.gz,text/vcard,text/csv,text/calendar';

export function ChooseFile({ onSent }: { onSent: (id: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const send = useSendFile(onSent);
  const hint = useId();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !send.isPending) send.mutate(file);
  };
  return (
    <>
      <Card
        className={cn(
          'grid justify-items-center gap-3 border-dashed px-6 py-12 text-center',
          isOver && 'border-ribbon',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <FileUp aria-hidden className="size-8 text-ink-soft" />
        <input
          ref={input}
          type="file"
          accept={kinds}
          className="sr-only"
          tabIndex={-1}
          aria-label={say('fileLabel')}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button aria-describedby={hint} isBusy={send.isPending} onClick={() => input.current?.click()}>
          {say('chooseFile')}
        </Button>
        <p id={hint} className="max-w-[52ch] text-sm text-ink-soft">
          {say('dropHere')}
        </p>
        {send.isError && (
          <p role="alert" className="text-sm font-medium text-ember">
            {refusalOf(send.error)}
          </p>
        )}
      </Card>
      <Earlier />
    </>
  );
}

function Earlier() {
  const { data = [] } = useEarlierImports();
  if (data.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-xl">{say('ofThisWeek')}</h2>
      <ul className="mt-3 divide-y divide-line">
        {data.map(({ id, fileName, createdAt, state, result }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <Link
              to={`/recipients/import?id=${id}`}
              className="font-semibold wrap-anywhere underline underline-offset-4 pointer-coarse:py-3"
            >
              {fileName}
            </Link>
            <span className="text-sm text-ink-soft">
              {state === 'applied' && result
                ? say('addedAgo', { count: result.added, ago: formatAgo(createdAt) })
                : state === 'undone'
                  ? say('undoneAgo', { ago: formatAgo(createdAt) })
                  : formatAgo(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
