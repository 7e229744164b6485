import type { MediaKind } from '@presently/rules/vocabulary';
import { sendingWords as say } from '../../../languages/sending/en.js';

interface RecordingPlayerProps {
  kind: MediaKind;
  url: string;
  /** Called with the length in seconds. */
  onLength: (seconds: number) => void;
}

/** Plays the recording as the recipient will hear or see it. */
export function RecordingPlayer({ kind, url, onLength }: RecordingPlayerProps) {
  const tell = ({ currentTarget }: { currentTarget: HTMLMediaElement }) => onLength(currentTarget.duration);
  if (kind === 'voice') {
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the sender's own voice; there is no text to caption it with
    return <audio controls src={url} aria-label={say('yourVoiceNote')} onLoadedMetadata={tell} className="w-full" />;
  }
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the sender's own recording, as above
    <video
      controls
      playsInline
      src={url}
      aria-label={say('yourVideoMessage')}
      onLoadedMetadata={tell}
      className="aspect-video w-full max-w-md rounded-xl bg-ink object-contain"
    />
  );
}
