import { useQuery } from '@tanstack/react-query';
import { KeptIdeaRow } from '../../domain/kept-idea/kept-idea-row.js';
import { keptIdeasQuery } from '../../domain/kept-idea/queries.js';

/** What the sender has kept and not given yet, before the ideas. */
export function KeptFirst({ recipientId, name }: { recipientId: string; name: string }) {
  const { data = [] } = useQuery(keptIdeasQuery(recipientId));
  const open = data.filter(({ state }) => state !== 'given');
  if (open.length === 0) return null;
  return (
    <div className="mb-6 rounded-xl border border-line bg-sheet px-5 py-3">
      <h3 className="text-lg">Kept for {name}</h3>
      <ul aria-label={`Kept for ${name}`} className="divide-y divide-line">
        {open.map((idea) => (
          <KeptIdeaRow key={idea.id} idea={idea} />
        ))}
      </ul>
    </div>
  );
}
