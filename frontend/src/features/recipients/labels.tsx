import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/query.js';
import { cn } from '../../lib/class-names.js';

interface LabelsProps {
  /** Blank is everyone. */
  chosen: string;
  onChoose: (label: string) => void;
}

const pill = 'inline-flex h-9 max-w-full items-center rounded-full border px-3.5 text-sm transition-colors';

/** Shows everyone, or the people of one group. */
export function Labels({ chosen, onChoose }: LabelsProps) {
  const { data: labels = [] } = useQuery(query('GET /api/labels'));
  if (labels.length === 0 && chosen === '') return null;
  const all = labels.map(({ label }) => label);
  const shown = ['', ...(chosen === '' || all.includes(chosen) ? all : [chosen, ...all])];
  return (
    <ul aria-label="Groups" className="mt-6 flex flex-wrap gap-2">
      {shown.map((label) => (
        <li key={label} className="inline-flex max-w-full">
          <button
            type="button"
            aria-pressed={label === chosen}
            onClick={() => onChoose(label)}
            className={cn(
              pill,
              label === chosen
                ? 'border-ribbon bg-ribbon-soft text-ribbon-deep'
                : 'border-line-strong bg-sheet hover:border-ink-soft',
            )}
          >
            <span className="truncate">{label || 'Everyone'}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
