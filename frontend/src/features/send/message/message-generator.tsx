import { messageTones, type MessageTone } from '@presently/rules/vocabulary';
import { Sparkles } from 'lucide-react';
import { SelectField } from '../../../forms/fields/select-field.js';
import { Button } from '../../../ui/controls/button.js';
import type { SendForm } from '../draft/use-send-form.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

const toneNames = {
  warm: 'toneWarm',
  funny: 'toneFunny',
  formal: 'toneFormal',
  heartfelt: 'toneHeartfelt',
} as const satisfies Record<MessageTone, string>;
const tones = () => messageTones.map((tone) => ({ value: tone, label: say(toneNames[tone]) }));

interface MessageGeneratorProps {
  form: SendForm;
  isGenerating: boolean;
  onGenerate: () => void;
}

/** The tone of a generated message, and the button that generates it. */
export function MessageGenerator({ form, isGenerating, onGenerate }: MessageGeneratorProps) {
  return (
    <div className="grid items-end gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <SelectField form={form} name="tone" label={say('tone')} options={tones()} />
      <Button variant="quiet" isBusy={isGenerating} onClick={onGenerate}>
        <Sparkles aria-hidden />
        {say('generate')}
      </Button>
    </div>
  );
}
