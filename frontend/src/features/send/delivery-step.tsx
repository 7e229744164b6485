import { CalendarClock, Send } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { ContactField } from '../../domain/delivery/contact-field.js';
import { contactFields, deliveryOptions } from '../../domain/delivery/delivery.js';
import { SelectField } from '../../forms/fields/select-field.js';
import type { NumberOwner } from '../../forms/fields/phone-field.js';
import { Button } from '../../ui/controls/button.js';
import { Step } from '../../ui/display/step.js';
import type { SendDraft } from './draft/draft.js';
import type { SendForm } from './draft/use-send-form.js';
import { sendingWords as say } from '../../languages/sending/en.js';

/** Names of their own: browsers would fill in the sender's contact. */
const inputs = {
  email: { inputName: 'recipient-email', placeholder: 'ann@example.com' },
  sms: { inputName: 'recipient-phone', placeholder: '+1 555 010 0100' },
};

const phoneBar = [
  'flex gap-2.5 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:border-t max-sm:border-line',
  'max-sm:bg-paper max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
].join(' ');

interface DeliveryStepProps {
  form: SendForm;
  draft: Pick<SendDraft, 'deliveryMethod' | 'sendAt'>;
  /** Whose number it is. */
  owner: NumberOwner | undefined;
  /** What the mail or text shows. */
  choices: ReactNode;
  /** The fields of the time. */
  time: ReactNode;
  /** Whether the person keeps what is new. */
  keeping: ReactNode;
  /** What to know before pressing the button. */
  notices: ReactNode;
  isBusy: boolean;
  /** Opens the gift as its recipient will. */
  onPreview: () => void;
  /** The day that the gift is for, while it would go out now. */
  day: string | undefined;
  onSend: (event: SyntheticEvent) => void;
  onSendOnDay: (event: SyntheticEvent) => void;
}

export function DeliveryStep({
  form,
  draft,
  owner,
  choices,
  time,
  keeping,
  notices,
  isBusy,
  onPreview,
  day,
  onSend,
  onSendOnDay,
}: DeliveryStepProps) {
  const contact = contactFields[draft.deliveryMethod];
  const element = useFocusAfterFailure(isBusy);
  return (
    <Step number={4} title={say('deliveryMethodStep')}>
      {/* The form has checks of its own, in the order of the screen. */}
      <form ref={element} noValidate onSubmit={onSend} aria-label={say('delivery')} className="grid gap-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField form={form} name="deliveryMethod" label={say('deliveryMethod')} options={deliveryOptions()} />
          <ContactField
            key={contact.field}
            form={form}
            name={contact.field}
            label={contact.label()}
            type={contact.type}
            owner={owner}
            autoComplete="off"
            {...inputs[draft.deliveryMethod]}
          />
        </div>
        {keeping}
        {time}
        {choices}
        {notices}
        <div className="flex flex-wrap gap-3">
          {/* On phones a bar at the foot of the screen: the preview is far below the message there. */}
          <div className={phoneBar} data-foot-bar="">
            <Button variant="quiet" size="large" className="sm:hidden" onClick={onPreview}>
              {say('preview')}
            </Button>
            <Button type="submit" size="large" isBusy={isBusy} className="max-sm:flex-1">
              {draft.sendAt ? <CalendarClock aria-hidden /> : <Send aria-hidden />}
              {draft.sendAt ? say('schedule') : say('send')}
            </Button>
          </div>
          {day && (
            <Button
              variant="quiet"
              size="large"
              disabled={isBusy}
              className="h-auto min-h-13 py-2.5 whitespace-normal max-sm:w-full"
              onClick={onSendOnDay}
            >
              <CalendarClock aria-hidden />
              {say('scheduleFor', { day })}
            </Button>
          )}
        </div>
      </form>
    </Step>
  );
}

/** The pressed button loses the focus while it works. After a failure it gets it back. */
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
    <Step number={4} title={say('delivery')}>
      <p className="text-ink-soft">{say('deliveryToCome')}</p>
    </Step>
  );
}
