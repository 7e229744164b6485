import { Button } from '../../ui/controls/button.js';
import { useChangeSettings, type SectionProps } from './use-change-settings.js';

/** Turns the mails about opened gifts off and on. */
export function ViewMailSection({ settingsToken, stored, Heading }: SectionProps) {
  const change = useChangeSettings(settingsToken, 'Your email settings have been updated.');
  const isOn = stored.viewMailsEnabled;
  return (
    <>
      <Heading>{isOn ? 'When a gift is opened' : 'No emails about opened gifts'}</Heading>
      <p className="mt-3 text-ink-soft">
        {isOn
          ? `We write to ${stored.maskedEmail ?? 'you'} once for each gift that is opened.`
          : 'Your dashboard still shows which gifts have been opened.'}
      </p>
      <Button
        className="mt-6 w-full"
        variant="quiet"
        isBusy={change.isPending}
        onClick={() => change.mutate({ viewMailsEnabled: !isOn })}
      >
        {isOn ? 'Stop these emails' : 'Turn these emails on again'}
      </Button>
    </>
  );
}
