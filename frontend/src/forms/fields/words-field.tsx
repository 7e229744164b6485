import { X } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { control as inputLook, Field } from '../../ui/controls/field.js';
import { cn } from '../../lib/class-names.js';
import { afterPress } from '../after-press.js';
import { useBoundField, type BoundProps } from '../use-bound-field.js';
import { splitWords } from './split-words.js';
import { fieldsWords as say } from '../../languages/fields/en.js';

interface WordsFieldProps<Typed extends FieldValues, Checked> extends BoundProps<Typed, Checked> {
  placeholder?: string;
  /** Words to choose from; others can be typed. */
  suggestions?: readonly string[];
}

/**
 * A list of words, each a chip. A comma or leaving the field makes a chip. The text that is still being typed counts as
 * well, so Enter can submit the form.
 */
export function WordsField<Typed extends FieldValues, Checked>(props: WordsFieldProps<Typed, Checked>) {
  const { form, name, label, note, hint = say('separateByCommas'), placeholder, suggestions = [] } = props;
  const { ref, field, error } = useBoundField(form, name);
  const words: readonly string[] = field.value;
  /** The last words of the value, as they are typed. */
  const [typed, setTyped] = useState('');
  const chips = words.slice(0, words.length - splitWords(typed).length);
  const offered = suggestions.filter((word) => !chips.includes(word));

  function type(text: string) {
    const end = text.lastIndexOf(',') + 1;
    const [done, rest] = [splitWords(text.slice(0, end)), text.slice(end)];
    setTyped(rest);
    field.onChange([...chips, ...done, ...splitWords(rest)]);
  }
  /** The value has the words already: only their chips, which may take another row, wait for a press that leaves. */
  function leave() {
    afterPress(() => setTyped(''));
    field.onBlur();
  }
  const without = (index: number) => field.onChange([...chips.toSpliced(index, 1), ...splitWords(typed)]);

  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <div className={cn(inputLook, 'flex min-h-11 flex-wrap items-center gap-1.5 px-2 py-1.5')}>
          {chips.length > 0 && (
            <ul className="contents">
              {chips.map((word, index) => (
                <li
                  key={`${index} ${word}`}
                  className="inline-flex max-w-full items-center rounded-full bg-paper-deep ps-3 text-sm"
                >
                  <span className="truncate">{word}</span>
                  <button
                    type="button"
                    aria-label={say('removeWord', { word })}
                    onClick={() => without(index)}
                    className="grid size-8 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink pointer-coarse:size-11"
                  >
                    <X aria-hidden className="size-3.5" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={ref}
            name={name}
            value={typed}
            autoComplete="off"
            placeholder={chips.length === 0 ? placeholder : undefined}
            list={offered.length > 0 ? `${control.id}-suggestions` : undefined}
            onChange={({ target }) => type(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Backspace' && typed === '' && chips.length > 0) without(chips.length - 1);
            }}
            onBlur={leave}
            className="h-8 min-w-24 flex-1 text-ellipsis bg-transparent px-1.5 outline-none pointer-coarse:-my-1.5 pointer-coarse:h-11"
          />
          {offered.length > 0 && (
            <datalist id={`${control.id}-suggestions`}>
              {offered.map((word) => (
                <option key={word}>{word}</option>
              ))}
            </datalist>
          )}
        </div>
      )}
    </Field>
  );
}
