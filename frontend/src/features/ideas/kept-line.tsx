import type { KeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import { Bookmark, ChevronDown } from 'lucide-react';
import { KeptIdeaRow } from '../../domain/kept-idea/kept-idea-row.js';
import { Button } from '../../ui/controls/button.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

interface KeptLineProps {
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

const keptListId = 'kept-before-ideas';

/** `1 kept`: opens what the sender has kept and not given yet. */
export function KeptLine({ count, isOpen, onToggle }: KeptLineProps) {
  return (
    <Button variant="bare" size="small" aria-expanded={isOpen} aria-controls={keptListId} onClick={onToggle}>
      <Bookmark aria-hidden className="fill-current" />
      {say('keptCount', { count })}
      <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : ''} />
    </Button>
  );
}

export function KeptList({ kept, name }: { kept: readonly KeptIdea[]; name: string }) {
  return (
    <div id={keptListId} className="mb-6 animate-fade rounded-xl border border-line bg-sheet px-5 py-3">
      <h3 className="text-lg">{say('keptFor', { name })}</h3>
      <ul aria-label={say('keptFor', { name })} className="divide-y divide-line">
        {kept.map((idea) => (
          <KeptIdeaRow key={idea.id} idea={idea} />
        ))}
      </ul>
    </div>
  );
}
