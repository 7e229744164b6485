import { maxLength } from '@presently/contracts/vocabulary';
import type { ReactNode, Ref } from 'react';
import { Field, Textarea } from '../../ui/field.js';
import { Step } from './step.js';

interface MessageStepProps {
  message: string;
  onChange: (message: string) => void;
  /** What to go to when there is no message. */
  ref: Ref<HTMLDivElement>;
  /** What can go with the words. */
  children: ReactNode;
}

export function MessageStep({ message, onChange, ref, children }: MessageStepProps) {
  return (
    <Step number={3} title="Add Personal Message">
      <div ref={ref}>
        <Field label="Your message">
          {(control) => (
            <Textarea
              {...control}
              name="message"
              rows={4}
              maxLength={maxLength.message}
              placeholder="A few words in your own voice"
              value={message}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      </div>
      {children}
    </Step>
  );
}
