import { mediaFormats, mediaLimits, mediaType, type MediaFormat, type MediaKind } from '@presently/rules/vocabulary';
import { FileUp, Mic, RotateCcw, Trash2, Video, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/controls/button.js';
import { RibbonProgress } from '../../../ui/display/ribbon-progress.js';
import { RecordingPlayer } from './recording-player.js';
import { RecordingUnderWay } from './recording-under-way.js';
import { canRecord } from './recorder.js';
import type { RecordingControl } from './use-recording.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

const words = {
  voice: { label: 'voiceNote', record: 'recordVoice', upload: 'uploadAudio', Icon: Mic },
  video: { label: 'videoMessage', record: 'recordVideo', upload: 'uploadVideo', Icon: Video },
} as const;

interface RecordingFieldProps {
  control: RecordingControl;
  /** The API's error for this recording. */
  error: string | undefined;
}

/** A voice note or a video message: recorded or uploaded, played, and removed. */
export function RecordingField({ control, error }: RecordingFieldProps) {
  const { kind, work, attached, source } = control;
  const label = say(words[kind].label);
  const id = useId();
  const group = useFocusWithin();
  const problem = 'problem' in work ? work.problem : error;
  return (
    <fieldset ref={group} aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="text-ink-soft">{say('optional')}</span>
      </div>
      {work.step === 'recording' && (
        <RecordingUnderWay kind={kind} stream={work.take.stream} onStop={control.stop} onCancel={control.remove} />
      )}
      {source && <RecordingPlayer kind={kind} url={source} onLength={control.checkLength} />}
      {work.step === 'uploading' && (
        <div className="flex items-center gap-4">
          <RibbonProgress label={say('uploading', { kind })} value={work.share} max={1} />
          <Button variant="bare" size="small" onClick={control.remove}>
            <X aria-hidden />
            {say('cancel')}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className="text-sm font-medium text-ember">
          {problem}
        </p>
      )}
      {(work.step === 'failed' || (work.step === 'none' && attached)) && (
        <div className="flex flex-wrap gap-2.5">
          {work.step === 'failed' && (
            <Button variant="quiet" size="small" onClick={() => void control.retry()}>
              <RotateCcw aria-hidden />
              {say('tryAgain')}
            </Button>
          )}
          <Button variant="bare" size="small" onClick={control.remove}>
            <Trash2 aria-hidden />
            {say('removeRecording', { kind })}
          </Button>
        </div>
      )}
      {(work.step === 'asking' || (work.step === 'none' && !attached)) && <WaysToRecord control={control} />}
      <p aria-live="polite" className="sr-only">
        {news(control)}
      </p>
    </fieldset>
  );
}

function WaysToRecord({ control: { kind, work, record, add } }: { control: RecordingControl }) {
  const { record: recordLabel, upload: uploadLabel, Icon } = words[kind];
  const upload = say(uploadLabel);
  const input = useRef<HTMLInputElement>(null);
  const { bytes, seconds } = mediaLimits[kind];
  const isAsking = work.step === 'asking';
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {canRecord() && (
          <Button variant="quiet" size="small" isBusy={isAsking} onClick={() => void record()}>
            <Icon aria-hidden />
            {say(recordLabel)}
          </Button>
        )}
        <Button variant="quiet" size="small" disabled={isAsking} onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {upload}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={upload}
          accept={acceptedFiles(kind)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Otherwise choosing the same file again after removing it fires no event.
            target.value = '';
            if (file) void add(file);
          }}
        />
      </div>
      <p className="text-xs text-ink-soft">
        {isAsking ? say('browserAsks') : say('limits', { minutes: seconds / 60, megabytes: bytes / 1024 / 1024 })}
      </p>
    </>
  );
}

function acceptedFiles(kind: MediaKind): string {
  const formats = Object.keys(mediaFormats) as MediaFormat[];
  const extensions = formats.filter((format) => mediaType(kind, format)).map((format) => `.${format}`);
  return [kind === 'voice' ? 'audio/*' : 'video/*', ...extensions].join();
}

function news({ kind, work, attached }: RecordingControl): string {
  if (work.step === 'recording') return say('recording');
  if (work.step === 'uploading') return say('uploading', { kind });
  return work.step === 'none' && attached ? say('recordingAdded', { kind }) : '';
}

/** Each step has other buttons. The focus moves to the next button when the pressed one is gone. */
function useFocusWithin() {
  const group = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const { current } = group;
    const note = () => (hadFocus.current = current?.contains(document.activeElement) ?? false);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    group.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  });
  return group;
}
