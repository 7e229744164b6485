import { mediaFormats, mediaLimits, mediaType, type MediaFormat, type MediaKind } from '@presently/rules/vocabulary';
import { FileUp, Mic, RotateCcw, Trash2, Video, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/controls/button.js';
import { RibbonProgress } from '../../../ui/display/ribbon.js';
import { RecordingPlayer } from './recording-player.js';
import { RecordingUnderWay } from './recording-under-way.js';
import { canRecord } from './recorder.js';
import type { RecordingControl } from './use-recording.js';

const words = {
  voice: { label: 'Voice note', record: 'Record a voice note', upload: 'Upload audio', Icon: Mic },
  video: { label: 'Video message', record: 'Record a video', upload: 'Upload video', Icon: Video },
};

interface RecordingFieldProps {
  control: RecordingControl;
  /** The API's error for this recording. */
  error: string | undefined;
}

/** A voice note or a video message: recorded or uploaded, played, and removed. */
export function RecordingField({ control, error }: RecordingFieldProps) {
  const { kind, work, attached, source } = control;
  const { label } = words[kind];
  const id = useId();
  const group = useFocusWithin();
  const problem = 'problem' in work ? work.problem : error;
  return (
    <fieldset ref={group} aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="text-ink-soft">optional</span>
      </div>
      {work.step === 'recording' && (
        <RecordingUnderWay kind={kind} stream={work.take.stream} onStop={control.stop} onCancel={control.remove} />
      )}
      {source && <RecordingPlayer kind={kind} url={source} onLength={control.checkLength} />}
      {work.step === 'uploading' && (
        <div className="flex items-center gap-4">
          <RibbonProgress label={`Uploading the ${label.toLowerCase()}`} value={work.share} max={1} />
          <Button variant="bare" size="small" onClick={control.remove}>
            <X aria-hidden />
            Cancel
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
              Try again
            </Button>
          )}
          <Button variant="bare" size="small" onClick={control.remove}>
            <Trash2 aria-hidden />
            Remove {label.toLowerCase()}
          </Button>
        </div>
      )}
      {(work.step === 'asking' || (work.step === 'none' && !attached)) && <WaysToRecord control={control} />}
      <p aria-live="polite" className="sr-only">
        {news(control, label)}
      </p>
    </fieldset>
  );
}

function WaysToRecord({ control: { kind, work, record, add } }: { control: RecordingControl }) {
  const { record: recordLabel, upload, Icon } = words[kind];
  const input = useRef<HTMLInputElement>(null);
  const { bytes, seconds } = mediaLimits[kind];
  const isAsking = work.step === 'asking';
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {canRecord() && (
          <Button variant="quiet" size="small" isBusy={isAsking} onClick={() => void record()}>
            <Icon aria-hidden />
            {recordLabel}
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
        {isAsking
          ? 'Your browser will ask whether Presently may listen.'
          : `Up to ${seconds / 60} minutes and ${bytes / 1024 / 1024} MB.`}
      </p>
    </>
  );
}

function acceptedFiles(kind: MediaKind): string {
  const formats = Object.keys(mediaFormats) as MediaFormat[];
  const extensions = formats.filter((format) => mediaType(kind, format)).map((format) => `.${format}`);
  return [kind === 'voice' ? 'audio/*' : 'video/*', ...extensions].join();
}

function news({ work, attached }: RecordingControl, label: string): string {
  if (work.step === 'recording') return 'Recording';
  if (work.step === 'uploading') return `Uploading the ${label.toLowerCase()}`;
  return work.step === 'none' && attached ? `${label} added` : '';
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
