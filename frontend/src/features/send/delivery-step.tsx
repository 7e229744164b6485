import { maxLength, type DeliveryMethod } from '@presently/rules/vocabulary';
import { CalendarClock, Send } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button.js';
import { Field, Input } from '../../ui/field.js';
import { Select } from '../../ui/select.js';
import type { SendDraft } from './draft.js';
import { Step } from './step.js';

const methods: { value: DeliveryMethod; label: string }[] = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'SMS (Text Message)' },
];

interface DeliveryStepProps {
  draft: Pick<SendDraft, 'deliveryMethod' | 'email' | 'phone' | 'sendAt'>;
  change: (fields: Partial<SendDraft>) => void;
  /** What the server found wrong with the address or number. */
  contactError: string | undefined;
  /** Where the time is chosen. */
  time: ReactNode;
  /** What to know before pressing the button. */
  notices: ReactNode;
  isBusy: boolean;
  onSend: () => void;
  /** What to go to when there is no contact. */
  ref: Ref<HTMLDivElement>;
}

export function DeliveryStep({ draft, change, contactError, time, notices, isBusy, onSend, ref }: DeliveryStepProps) {
  const isEmail = draft.deliveryMethod === 'email';
  const form = useFocusAfterFailure(isBusy);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onSend();
  }

  return (
    <Step number={4} title="Delivery Method">
      {/* The checks have an order of their own; the browser's would come before them. */}
      <form ref={form} noValidate onSubmit={submit} aria-label="Delivery" className="grid gap-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Delivery method">
            {(control) => (
              <Select
                {...control}
                value={draft.deliveryMethod}
                onValueChange={(value) => change({ deliveryMethod: value as DeliveryMethod })}
                options={methods}
              />
            )}
          </Field>
          <div ref={ref}>
            {isEmail ? (
              <Field key="email" label="Recipient's email" error={contactError}>
                {(control) => (
                  <Input
                    {...control}
                    type="email"
                    name="recipient-email"
                    autoComplete="off"
                    maxLength={maxLength.email}
                    placeholder="ann@example.com"
                    value={draft.email}
                    onChange={(event) => change({ email: event.target.value })}
                  />
                )}
              </Field>
            ) : (
              <Field key="phone" label="Recipient's phone number" error={contactError}>
                {(control) => (
                  <Input
                    {...control}
                    type="tel"
                    name="recipient-phone"
                    autoComplete="off"
                    maxLength={maxLength.phone}
                    placeholder="+1 555 010 0100"
                    value={draft.phone}
                    onChange={(event) => change({ phone: event.target.value })}
                  />
                )}
              </Field>
            )}
          </div>
        </div>
        {time}
        {notices}
        <Button type="submit" size="large" isBusy={isBusy} className="justify-self-start max-sm:w-full">
          {draft.sendAt ? <CalendarClock aria-hidden /> : <Send aria-hidden />}
          {draft.sendAt ? 'Schedule Gift' : 'Send Gift'}
        </Button>
      </form>
    </Step>
  );
}

/** The button that was pressed loses the focus while it works; who has to press again finds it where it was. */
function useFocusAfterFailure(isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return form;
}

/** The step's place before there is a message to deliver. */
export function DeliveryStepToCome() {
  return (
    <Step number={4} title="And then it travels">
      <p className="text-ink-soft">Once there is a message, choose here whether it goes by email or as a text.</p>
    </Step>
  );
}
