import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/query.js';
import { Chip } from '../../ui/controls/chip.js';
import { recipientsWords as say } from '../../languages/recipients/en.js';

interface LabelsProps {
  /** Blank is everyone. */
  chosen: string;
  onChoose: (label: string) => void;
}

/** Shows everyone, or the people of one group. */
export function Labels({ chosen, onChoose }: LabelsProps) {
  const { data: labels = [] } = useQuery(query('GET /api/labels'));
  if (labels.length === 0 && chosen === '') return null;
  const all = labels.map(({ label }) => label);
  const shown = ['', ...(chosen === '' || all.includes(chosen) ? all : [chosen, ...all])];
  return (
    <ul aria-label={say('groups')} className="mt-6 flex flex-wrap gap-2">
      {shown.map((label) => (
        <li key={label} className="inline-flex max-w-full">
          <Chip isOn={label === chosen} onPress={() => onChoose(label)}>
            {label || say('everyone')}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
