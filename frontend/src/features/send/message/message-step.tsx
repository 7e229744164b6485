import type { GeneratedMessage } from '@presently/contracts/recommendations/messages';
import { maxLength } from '@presently/rules/vocabulary';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextareaField } from '../../../forms/fields/text-field.js';
import { Button } from '../../../ui/controls/button.js';
import { Step } from '../../../ui/display/step.js';
import { generatorOf, withGenerated, withOwnText, type SendDraft } from '../draft/draft.js';
import type { SendForm } from '../draft/use-send-form.js';
import { MessageGenerator } from './message-generator.js';
import { useGenerateMessage } from './use-generate-message.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

interface MessageStepProps {
  form: SendForm;
  /** What the form holds; its recipient and occasion exist. */
  draft: SendDraft;
  /** What can be sent with the words. */
  children: ReactNode;
}

export function MessageStep({ form, draft, children }: MessageStepProps) {
  const { generate, isGenerating } = useGenerateMessage(draft, (generated) =>
    form.setValues((current) => withGenerated(current, generated)),
  );
  const generator = generatorOf(draft);
  return (
    <Step number={3} title={say('messageStep')}>
      <div className="grid gap-5">
        <MessageGenerator form={form} isGenerating={isGenerating} onGenerate={generate} />
        <div>
          <TextareaField
            form={form}
            name="message"
            label={say('message')}
            hint={generator && <Writer generated={generator} />}
            rows={4}
            maxLength={maxLength.message}
            placeholder={say('messageHint')}
            // Grows with the text, from four lines, in browsers that support it.
            className="field-sizing-content max-h-112 min-h-[calc(4lh+1.375rem)]"
          />
          {draft.replaced.length > 0 && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              {say('ownWordsKept')}
              <Button
                variant="bare"
                size="small"
                onClick={() => form.setValues((current) => withOwnText(current))}
                className="-ms-1 px-2"
              >
                <Undo2 aria-hidden />
                {say('bringBack')}
              </Button>
            </p>
          )}
        </div>
      </div>
      {children}
    </Step>
  );
}

/** Who wrote the current message, while it is unchanged. */
function Writer({ generated: { source, isSandbox, isEnglishInstead } }: { generated: GeneratedMessage }) {
  return (
    <>
      {say(
        source === 'curator'
          ? isEnglishInstead
            ? 'ownLetterInEnglish'
            : 'ownLetter'
          : isSandbox
            ? 'bySandbox'
            : 'byAi',
      )}{' '}
      {say('readIt')}
    </>
  );
}
