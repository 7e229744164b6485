import type { MediaKind } from '@presently/rules/vocabulary';

/** A recording that is being made. */
export interface Take {
  /** What is heard and seen meanwhile. */
  stream: MediaStream;
  /** Ends it and lets go of microphone and camera; `recorded` then has it. */
  stop: () => void;
  recorded: Promise<Blob>;
}

/** What plays on every recipient's phone first; each browser can make one of these. */
const types: Record<MediaKind, string[]> = {
  voice: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'],
  video: ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
};
/** A full-length recording stays well below what may be uploaded. */
const bitsPerSecond = { audioBitsPerSecond: 96_000, videoBitsPerSecond: 2_500_000 };
const camera = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } };

/** Whether this browser can record at all; it may still be forbidden. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Asks for microphone and camera and begins. @throws Error with a sentence for the person */
export async function startRecording(kind: MediaKind): Promise<Take> {
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: true, video: kind === 'video' && camera })
    .catch((cause: unknown) => Promise.reject(new Error(reasonOf(cause, kind), { cause })));
  const letGo = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const mimeType = types[kind].find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, { ...bitsPerSecond, ...(mimeType && { mimeType }) });
    const recorded = collect(recorder).finally(letGo);
    // In pieces: what has been recorded is there even when the microphone is pulled out.
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
    recorder.addEventListener('error', () => reject(new Error('The recording broke off. Please try again.')));
  });
}

function reasonOf(cause: unknown, kind: MediaKind): string {
  const device = kind === 'voice' ? 'microphone' : 'camera and microphone';
  const { name } = cause as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return `Your browser does not let Presently use the ${device}. Allow it in the address bar, or upload a file.`;
  }
  if (name === 'NotFoundError') return `No ${device} was found. You can upload a file instead.`;
  return `The ${device} could not be used. Another program may have it; you can upload a file instead.`;
}
