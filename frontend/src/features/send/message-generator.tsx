import type { MessageTone } from '@presently/rules/vocabulary';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Select } from '../../ui/select.js';

const tones: { value: MessageTone; label: string }[] = [
  { value: 'warm', label: 'Warm & Friendly' },
  { value: 'funny', label: 'Lighthearted & Funny' },
  { value: 'formal', label: 'Professional & Formal' },
  { value: 'heartfelt', label: 'Deeply Heartfelt' },
];

interface MessageGeneratorProps {
  tone: MessageTone;
  onTone: (tone: MessageTone) => void;
  isGenerating: boolean;
  onGenerate: () => void;
}

/** For who would rather begin with words than with a blank page. */
export function MessageGenerator({ tone, onTone, isGenerating, onGenerate }: MessageGeneratorProps) {
  const button = useFocusAfterWork(isGenerating);
  return (
    <div className="grid items-end gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label="Tone">
        {(control) => (
          <Select {...control} value={tone} onValueChange={(value) => onTone(value as MessageTone)} options={tones} />
        )}
      </Field>
      <Button ref={button} variant="quiet" isBusy={isGenerating} onClick={onGenerate}>
        <Sparkles aria-hidden />
        Generate AI Message
      </Button>
    </div>
  );
}

/** A button loses the focus while it works; who wants another try finds it where it was. */
function useFocusAfterWork(isWorking: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasWorking = useRef(false);
  useEffect(() => {
    if (wasWorking.current && !isWorking && document.activeElement === document.body) button.current?.focus();
    wasWorking.current = isWorking;
  }, [isWorking]);
  return button;
}
