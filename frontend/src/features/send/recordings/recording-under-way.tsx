import { mediaLimits, type MediaKind } from '@presently/rules/vocabulary';
import { Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

interface RecordingUnderWayProps {
  kind: MediaKind;
  stream: MediaStream;
  onStop: () => void;
  onCancel: () => void;
}

const sayLength = say.with({ other: (words) => <span className="text-ink-soft">{words}</span> });

/** A running recording: its length, the camera's picture for a video, and the buttons to end it. */
export function RecordingUnderWay({ kind, stream, onStop, onCancel }: RecordingUnderWayProps) {
  const seconds = useSeconds();
  return (
    <div className="grid gap-3">
      {kind === 'video' && <Mirror stream={stream} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg border border-line bg-sheet px-4 py-3">
        <span aria-hidden className="size-2.5 rounded-full bg-ember motion-safe:animate-breathe" />
        <span role="timer" aria-label={say('recordedSoFar')} className="me-auto text-sm tabular-nums">
          {sayLength('recordedOf', {
            seconds: clock(seconds),
            most: clock(mediaLimits[kind].seconds),
          })}
        </span>
        <Button size="small" onClick={onStop}>
          <Square aria-hidden className="fill-current" />
          {say('stop')}
        </Button>
        <Button variant="bare" size="small" onClick={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The camera's picture, mirrored. */
function Mirror({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={say('cameraSees')}
      className="aspect-video w-full max-w-md -scale-x-100 rounded-xl bg-ink object-cover"
    />
  );
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
