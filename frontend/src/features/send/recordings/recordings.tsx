import { allowsVideo, type Tier } from '@presently/rules/vocabulary';
import { RecordingField } from './recording-field.js';
import type { RecordingControl } from './use-recording.js';
import { sendingWords as say } from '../../../languages/sending/en.js';
import { linkTo } from '../../../ui/controls/link-to.js';

interface RecordingsProps {
  tier: Tier;
  voice: RecordingControl;
  video: RecordingControl;
  /** The API's errors for the recordings. */
  errors: { voice: string | undefined; video: string | undefined };
}

/** The fields for a voice note and, on Pro, a video message. The server checks the plan. */
export function Recordings({ tier, voice, video, errors }: RecordingsProps) {
  return (
    <div className="mt-6 grid gap-6 border-t border-line pt-5">
      <RecordingField control={voice} error={errors.voice} />
      {allowsVideo(tier) || video.attached ? (
        <RecordingField control={video} error={errors.video} />
      ) : (
        <p className="text-sm text-ink-soft">
          {say.with({
            link: linkTo('/pricing'),
          })('videoInPro')}
        </p>
      )}
    </div>
  );
}
