import { mediaLimits, type MediaKind } from '@presently/rules/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.js';
import { messageOf } from '../../../lib/api-error.js';
import { uploadRecording } from './upload.js';
import type { AttachedRecording } from '../draft/draft.js';
import { startRecording, type Take } from './recorder.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

/** The work on a recording. The draft holds the attached one. */
type Work =
  | { step: 'none'; problem?: string }
  | { step: 'asking' }
  | { step: 'recording'; take: Take }
  | { step: 'uploading'; file: Blob; share: number }
  | { step: 'failed'; file: Blob; problem: string };

export type RecordingControl = ReturnType<typeof useRecording>;

/** Records or takes a file, and uploads it at once, so that sending does not wait for the upload. */
export function useRecording(
  kind: MediaKind,
  attached: AttachedRecording | null,
  onChange: (recording: AttachedRecording | null) => void,
) {
  const [work, setWork] = useState<Work>({ step: 'none' });
  const [local, setLocal] = useState<{ file: Blob; url: string }>();
  const upload = useRef<AbortController>(undefined);
  const take = useRef<Take>(undefined);
  const isGone = useRef(false);

  // Leaving the screen ends the recording and the upload.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      take.current?.stop();
      upload.current?.abort();
    };
  }, []);
  useEffect(() => {
    return () => {
      if (local) URL.revokeObjectURL(local.url);
    };
  }, [local]);

  async function record() {
    setWork({ step: 'asking' });
    try {
      const started = await startRecording(kind);
      take.current = started;
      if (isGone.current) return started.stop();
      setWork({ step: 'recording', take: started });
      const end = setTimeout(started.stop, mediaLimits[kind].seconds * 1000);
      const file = await started.recorded.finally(() => clearTimeout(end));
      // Cancelled or unmounted meanwhile.
      if (take.current !== started || isGone.current) return;
      take.current = undefined;
      await add(file);
    } catch (error) {
      setWork({ step: 'none', problem: (error as Error).message });
    }
  }

  /** @param isSame whether the file is uploaded again; its preview is kept */
  async function add(file: Blob, isSame = false) {
    const problem = sizeProblem(kind, file);
    if (problem) return setWork({ step: 'none', problem });
    const controller = new AbortController();
    upload.current = controller;
    if (!isSame) setLocal({ file, url: URL.createObjectURL(file) });
    setWork({ step: 'uploading', file, share: 0 });
    try {
      const { id, url } = await uploadRecording(kind, file, {
        signal: controller.signal,
        onProgress: (share) => setWork({ step: 'uploading', file, share }),
      });
      onChange({ id, url });
      setWork({ step: 'none' });
    } catch (error) {
      if (!controller.signal.aborted) setWork({ step: 'failed', file, problem: messageOf(error, say('uploadFailed')) });
    }
  }

  function remove(problem?: string) {
    const cancelled = take.current;
    take.current = undefined;
    cancelled?.stop();
    upload.current?.abort();
    setLocal(undefined);
    setWork({ step: 'none', ...(problem && { problem }) });
    if (!attached) return;
    onChange(null);
    // The server removes unused uploads after a day.
    void api('DELETE /api/uploads/:uploadId', { uploadId: attached.id }).catch(() => undefined);
  }

  return {
    kind,
    work,
    attached,
    /** The address to play: the local file, else the uploaded one. */
    source: work.step === 'uploading' || work.step === 'failed' || attached ? (local?.url ?? attached?.url) : undefined,
    /** Whether sending now would leave a recording behind. */
    isUnfinished: work.step !== 'none',
    record,
    add,
    stop: () => take.current?.stop(),
    retry: () => (work.step === 'failed' ? add(work.file, true) : undefined),
    remove: () => remove(),
    /** Checks the length that the player reports. Browsers' own recordings have none; the recorder limits them. */
    checkLength: (seconds: number) => {
      if (Number.isFinite(seconds) && seconds > mediaLimits[kind].seconds + 1) remove(lengthProblem(kind));
    },
  };
}

function sizeProblem(kind: MediaKind, { size }: Blob): string | undefined {
  const { bytes } = mediaLimits[kind];
  if (size === 0) return say('recordingEmpty');
  return size > bytes ? say('recordingTooLarge', { kind, megabytes: bytes / 1024 / 1024 }) : undefined;
}

const lengthProblem = (kind: MediaKind) => say('recordingTooLong', { kind, minutes: mediaLimits[kind].seconds / 60 });
