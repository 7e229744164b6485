import { allowsVideo, type Tier } from '@presently/rules/vocabulary';
import { Link } from 'react-router-dom';
import { RecordingField } from './recording-field.js';
import type { RecordingControl } from './use-recording.js';

interface RecordingsProps {
  tier: Tier;
  voice: RecordingControl;
  video: RecordingControl;
  /** What the server said about them when the gift was sent. */
  errors: { voice: string | undefined; video: string | undefined };
}

/** The message in the sender's own voice, and on Pro with their face. The server decides all the same. */
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
