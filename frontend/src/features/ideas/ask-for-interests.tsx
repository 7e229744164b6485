import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { splitWords } from '../../forms/fields/split-words.js';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/controls/button.js';
import { Chip } from '../../ui/controls/chip.js';
import { Field, Input } from '../../ui/controls/field.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

/** Of many kinds, so that everybody likes some of them. They are saved as the sender reads them, like typed words. */
const suggestions = [
  'gardening',
  'cooking',
  'reading',
  'music',
  'football',
  'hiking',
  'tea',
  'films',
  'dogs',
  'travel',
] as const;
/** The change reaches those who find ideas a moment after it is saved. */
const arrivalMs = 500;

/** Asks what a person likes, of whom nothing is known yet. */
export function AskForInterests({ recipient, onSaved }: { recipient: Recipient; onSaved: () => void }) {
  const { id: recipientId, name } = recipient;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const interests = [...new Set([...chosen, ...splitWords(typed)])];
  const save = useMutation({
    mutationFn: async () => {
      await api('PATCH /api/recipients/:recipientId', { recipientId, interests });
      await new Promise((resolve) => {
        setTimeout(resolve, arrivalMs);
      });
    },
    onSuccess: onSaved,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (interests.length > 0 && !save.isPending) save.mutate();
  }
  const toggle = (word: string) =>
    setChosen((words) => (words.includes(word) ? words.filter((other) => other !== word) : [...words, word]));

  return (
    <form onSubmit={submit} noValidate className="mb-6 grid gap-3 rounded-xl border border-line bg-sheet p-5">
      <div>
        <h3 className="text-lg">{say('whatLiked', { name })}</h3>
        <p className="mt-0.5 text-sm text-ink-soft">{say('whatLikedHint')}</p>
      </div>
      <fieldset className="flex min-w-0 flex-wrap gap-1.5">
        <legend className="sr-only">{say('suggestions')}</legend>
        {suggestions
          .map((key) => say(key))
          .map((word) => (
            <Chip key={word} isOn={chosen.includes(word)} onPress={() => toggle(word)}>
              {word}
            </Chip>
          ))}
      </fieldset>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <Field
            label={say('somethingElse')}
            error={save.isError ? messageOf(save.error, say('interestsFailed')) : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={typed}
                autoComplete="off"
                placeholder={say('somethingElseHint')}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" disabled={interests.length === 0} isBusy={save.isPending}>
          {say('findIdeas')}
        </Button>
      </div>
    </form>
  );
}
