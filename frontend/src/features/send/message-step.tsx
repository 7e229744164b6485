import type { GeneratedMessage } from '@presently/contracts/recommendations/messages';
import { maxLength } from '@presently/rules/vocabulary';
import { Undo2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.js';
import { Field, Textarea } from '../../ui/field.js';
import { generatorOf, withGenerated, withOwnText, type SendDraft } from './draft.js';
import { MessageGenerator } from './message-generator.js';
import { Step } from './step.js';
import { useGenerateMessage } from './use-generate-message.js';

interface MessageStepProps {
  /** Its recipient and occasion are ones that exist. */
  draft: SendDraft;
  update: (change: (draft: SendDraft) => SendDraft) => void;
  /** What to go to when there is no message. */
  ref: Ref<HTMLDivElement>;
  /** What can go with the words. */
  children: ReactNode;
}

export function MessageStep({ draft, update, ref, children }: MessageStepProps) {
  const { message, tone, replaced } = draft;
  const { generate, isGenerating } = useGenerateMessage(draft, (generated) =>
    update((current) => withGenerated(current, generated)),
  );
  const generator = generatorOf(draft);
  return (
    <Step number={3} title="Add Personal Message">
      <div className="grid gap-5">
        <MessageGenerator
          tone={tone}
          onTone={(tone) => update((current) => ({ ...current, tone }))}
          isGenerating={isGenerating}
          onGenerate={generate}
        />
        <div ref={ref}>
          <Field label="Your message" hint={generator && <Writer generated={generator} />}>
            {(control) => (
              <Textarea
                {...control}
                name="message"
                rows={4}
                maxLength={maxLength.message}
                placeholder="A few words in your own voice"
                // Grows with what is written, from its four lines on, where the browser can.
                className="field-sizing-content max-h-112 min-h-[calc(4lh+1.375rem)]"
                value={message}
                onChange={({ target }) => update((current) => ({ ...current, message: target.value }))}
              />
            )}
          </Field>
          {replaced.length > 0 && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              What you wrote yourself is kept.
              <Button variant="bare" size="small" onClick={() => update(withOwnText)} className="-ml-1 px-2">
                <Undo2 aria-hidden />
                Bring it back
              </Button>
            </p>
          )}
        </div>
      </div>
      {children}
    </Step>
  );
}

/** Who wrote the words that stand there, as long as they stand there unchanged. */
function Writer({ generated: { source, isSandbox } }: { generated: GeneratedMessage }) {
  return (
    <>
      {source === 'curator'
        ? 'The AI did not answer, so this is one of our own letters.'
        : isSandbox
          ? 'Written by the sandbox’s imitation of an AI.'
          : 'Written by AI.'}{' '}
      Read it before it goes: every word is yours to change.
    </>
  );
}
