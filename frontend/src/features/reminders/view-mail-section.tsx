import { Button } from '../../ui/controls/button.js';
import { useChangeSettings, type SectionProps } from './use-change-settings.js';
import { remindersWords as say } from '../../languages/reminders/en.js';

const writtenTo = (address: string | null) => (address ? say('viewsOnText', { address }) : say('viewsOnYou'));

/** Turns the mails about opened gifts off and on. */
export function ViewMailSection({ settingsToken, stored, Heading }: SectionProps) {
  const change = useChangeSettings(settingsToken, say('savedMailsText'));
  const isOn = stored.viewMailsEnabled;
  return (
    <>
      <Heading>{isOn ? say('viewsOn') : say('viewsOff')}</Heading>
      <p className="mt-3 text-ink-soft">{isOn ? writtenTo(stored.maskedEmail) : say('viewsOffText')}</p>
      <Button
        className="mt-6 w-full"
        variant="quiet"
        isBusy={change.isPending}
        onClick={() => change.mutate({ viewMailsEnabled: !isOn })}
      >
        {isOn ? say('stopViews') : say('startViews')}
      </Button>
    </>
  );
}
