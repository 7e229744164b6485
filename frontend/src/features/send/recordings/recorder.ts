import type { MediaKind } from '@presently/rules/vocabulary';
import { sendingWords as say } from '../../../languages/sending/en.js';

/** A running recording. */
export interface Take {
  /** The live sound and picture. */
  stream: MediaStream;
  /** Ends it and releases microphone and camera. `recorded` then resolves. */
  stop: () => void;
  recorded: Promise<Blob>;
}

/** Formats that play on every phone come first. Each browser can record one of these. */
const types: Record<MediaKind, string[]> = {
  voice: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'],
  video: ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
};
/** Keeps a full-length recording well below the upload limit. */
const bitsPerSecond = { audioBitsPerSecond: 96_000, videoBitsPerSecond: 2_500_000 };
const camera = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } };

/** Whether this browser can record. The user may still refuse it. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Asks for microphone and camera and begins. @throws Error with a sentence for the user */
export async function startRecording(kind: MediaKind): Promise<Take> {
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: true, video: kind === 'video' && camera })
    .catch((cause: unknown) => Promise.reject(new Error(reasonOf(cause, kind), { cause })));
  const letGo = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const mimeType = types[kind].find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, { ...bitsPerSecond, ...(mimeType && { mimeType }) });
    const recorded = collect(recorder).finally(letGo);
    // In chunks: the recording survives an unplugged microphone.
    recorder.start(1_000);
    return { stream, recorded, stop: () => (recorder.state === 'inactive' ? letGo() : recorder.stop()) };
  } catch (cause) {
    letGo();
    throw new Error(reasonOf(cause, kind), { cause });
  }
}

function collect(recorder: MediaRecorder): Promise<Blob> {
  const pieces: Blob[] = [];
  return new Promise((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('stop', () => resolve(new Blob(pieces, { type: recorder.mimeType.split(';')[0]! })));
    recorder.addEventListener('error', () => reject(new Error(say('brokeOff'))));
  });
}

function reasonOf(cause: unknown, kind: MediaKind): string {
  const { name } = cause as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return say('deviceRefused', { kind });
  }
  if (name === 'NotFoundError') return say('deviceMissing', { kind });
  return say('deviceBusy', { kind });
}
