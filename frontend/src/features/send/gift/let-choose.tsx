import { mostOptions } from '@presently/rules/vocabulary';
import { Plus, Split, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button.js';
import { Field, Input } from '../../../ui/controls/field.js';
import { Card } from '../../../ui/display/card.js';
import { Picture } from '../../../ui/display/picture.js';
import type { SendDraft } from '../draft/draft.js';
import { giftFromIdea, noIdea, type SelectedGift } from '../draft/selected-gift.js';
import { OwnIdeaForm } from './own-idea-form.js';
import { sendWords as say } from '../../../languages/send/en.js';

interface LetChooseProps {
  draft: Pick<SendDraft, 'gift' | 'options' | 'others' | 'optionIdea' | 'chooseBy' | 'isPriceShown' | 'isLinkShown'>;
  recipientName: string | undefined;
  change: (fields: Partial<SendDraft>) => void;
}

/** Further products of which the recipient chooses one: by one press from the same set of ideas, or described by hand. */
export function LetChoose({ draft, recipientName, change }: LetChooseProps) {
  const { options, others, optionIdea, chooseBy } = draft;
  const heading = useFocusOnceAdded(options.length);
  const who = recipientName?.trim().split(/\s+/)[0];
  const add = (further: readonly SelectedGift[]) =>
    change({ options: [...options, ...further].slice(0, mostOptions), optionIdea: null });
  const byHand = () => change({ optionIdea: noIdea });
  if (optionIdea)
    return (
      <div className="mt-6 grid gap-3">
        <h3 className="font-sans text-sm font-semibold tracking-normal">{say('anotherGift')}</h3>
        <OwnIdeaForm
          idea={optionIdea}
          onChange={(idea) => change({ optionIdea: idea })}
          onDone={() => add([giftFromIdea(optionIdea)])}
          onCancel={() => change({ optionIdea: null })}
        />
      </div>
    );
  if (options.length === 0)
    return (
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="quiet" onClick={() => (others.length > 0 ? add(others.slice(0, 2)) : byHand())}>
          <Split aria-hidden />
          {who ? say('letChoose', { name: who }) : say('letThemChoose')}
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-sm text-ink-soft">
          {others.length > 0 ? say('addsIdeas', { count: Math.min(others.length, 2) }) : say('addMore')}
        </p>
      </div>
    );
  return (
    <Card className="mt-5 p-5 sm:p-6">
      <section aria-labelledby="let-choose" className="grid gap-4">
        <div>
          <h3 id="let-choose" ref={heading} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
            {recipientName
              ? say('willChoose', { name: recipientName, count: options.length + 1 })
              : say('theyWillChoose', { count: options.length + 1 })}
          </h3>
          <p className="mt-1 text-sm text-ink-soft">{say('favourite')}</p>
        </div>
        <ul className="grid gap-2.5">
          {options.map((option, place) => (
            <li key={`${place} ${option.title}`} className="flex items-center gap-3">
              <Picture url={option.image} alt="" className="size-14 shrink-0 border border-line" />
              <span className="min-w-0 flex-1">
                <span dir="auto" className="line-clamp-2 wrap-anywhere">
                  {option.title}
                </span>
                {option.price && <span className="text-sm text-ink-soft tabular-nums">{option.price}</span>}
              </span>
              <Button
                variant="bare"
                size="small"
                aria-label={say('removeOf', { gift: option.title })}
                onClick={() => change({ options: options.filter((_, each) => each !== place) })}
              >
                <X aria-hidden />
                {say('remove')}
              </Button>
            </li>
          ))}
        </ul>
        {options.length < mostOptions && (
          <Button variant="quiet" size="small" className="justify-self-start" onClick={byHand}>
            <Plus aria-hidden />
            {say('addAnother')}
          </Button>
        )}
        <div className="grid gap-1">
          <Shown
            label={recipientName ? say('seesPrices', { name: recipientName }) : say('theySeePrices')}
            part="isPriceShown"
            draft={draft}
            change={change}
          />
          <Shown
            label={recipientName ? say('seesChosen', { name: recipientName }) : say('theySeeChosen')}
            part="isLinkShown"
            draft={draft}
            change={change}
          />
        </div>
        <div className="max-w-60">
          <Field label={say('chooseBy')} note={say('optional')} hint={say('chooseByHint')}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={chooseBy}
                onChange={({ target }) => change({ chooseBy: target.value })}
              />
            )}
          </Field>
        </div>
      </section>
    </Card>
  );
}

/** The pressed button is gone: the focus moves to what has come in its place. */
function useFocusOnceAdded(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) heading.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return heading;
}

interface ShownProps extends Pick<LetChooseProps, 'draft' | 'change'> {
  label: string;
  part: 'isPriceShown' | 'isLinkShown';
}

const Shown = ({ label, part, draft, change }: ShownProps) => (
  <label className="flex min-h-11 items-center gap-2.5">
    <input
      type="checkbox"
      checked={draft[part] === true}
      onChange={({ target }) => change({ [part]: target.checked })}
      className="size-4.5 accent-ribbon"
    />
    {label}
  </label>
);
