import { useMutation, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { TitledCard } from '../../ui/display/titled-card.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

const list = 'GET /api/recipients/:recipientId/not-this';
const shownAtMost = 50;

/** The ideas that the sender has rejected for a person. Without any, nothing is shown. */
export function NotThisSection({ recipientId }: { recipientId: string }) {
  const { data = [] } = useQuery(query(list, { recipientId, limit: shownAtMost }));
  const undo = useMutation({
    mutationFn: (rejectedIdeaId: string) => api('DELETE /api/not-this/:rejectedIdeaId', { rejectedIdeaId }),
    onError: (error) =>
      toast({ title: say('error'), description: messageOf(error, say('undoFailed')), variant: 'destructive' }),
  });
  const { list: rows, note } = useFocusOnNeighbour(data.length);
  if (data.length === 0) return null;
  return (
    <TitledCard title={say('rejectedTitle')}>
      <p className="mb-2 text-sm text-ink-soft">{say('rejectedIntro')}</p>
      <ul ref={rows} className="divide-y divide-line">
        {data.map(({ id, name }, index) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button
              variant="bare"
              size="small"
              aria-label={say('allowAgain', { idea: name })}
              isBusy={undo.isPending && undo.variables === id}
              onClick={() => {
                note(index);
                undo.mutate(id);
              }}
            >
              <Undo2 aria-hidden />
              {say('undo')}
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** A pressed button goes with its row. The focus moves to the next row, without one to the page's heading. */
function useFocusOnNeighbour(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(0);
  const lastCount = useRef(count);
  useEffect(() => {
    if (count < lastCount.current && document.activeElement === document.body) {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      const neighbour = buttons[pressed.current] ?? buttons.at(-1);
      (neighbour ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    }
    lastCount.current = count;
  }, [count]);
  return { list, note: (index: number) => void (pressed.current = index) };
}
