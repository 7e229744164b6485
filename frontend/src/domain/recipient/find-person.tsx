import { maxLength } from '@presently/rules/vocabulary';
import { Field, Input } from '../../ui/controls/field.js';
import { recipientsWords as say } from '../../languages/recipients/en.js';

interface FindPersonProps {
  typed: string;
  onType: (typed: string) => void;
  /** How many people were found; `undefined` without a search. */
  found: number | undefined;
}

/** The field that searches among all recipients. */
export function FindPerson({ typed, onType, found }: FindPersonProps) {
  return (
    <div>
      <Field label={say('findPerson')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={maxLength.personName}
            placeholder={say('personName')}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <output className="sr-only">{found !== undefined && say('peopleFound', { count: found })}</output>
    </div>
  );
}
