import { allowsVideo, type Tier } from '@presently/rules/vocabulary';
import { Link } from 'react-router-dom';
import { RecordingField } from './recording-field.js';
import type { RecordingControl } from './use-recording.js';

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
          Video messages are part of Pro.{' '}
          <Link to="/pricing" className="font-semibold text-ink underline underline-offset-4">
            See plans
          </Link>
        </p>
      )}
    </div>
  );
}
