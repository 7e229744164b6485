import { maxLength } from '@presently/rules/vocabulary';
import { Field, Input } from '../../ui/controls/field.js';

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
      <Field label="Find a person">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={maxLength.personName}
            placeholder="Name"
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <output className="sr-only">
        {found !== undefined && (found === 1 ? '1 person found' : `${found} people found`)}
      </output>
    </div>
  );
}
