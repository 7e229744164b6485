import type { MediaFormat, MediaKind } from '@presently/rules/vocabulary';
import { Problem } from '@presently/messaging/problem';
import { fileTypeFromBuffer } from 'file-type';

/** Number of bytes that identify every supported format. */
export const identifyingBytes = 4_100;

/** Formats by kind and detected type: audio and video containers have the same signatures. */
const formats: Record<MediaKind, Partial<Record<string, MediaFormat>>> = {
  voice: { webm: 'webm', ogg: 'ogg', oga: 'ogg', opus: 'ogg', mp4: 'm4a', m4a: 'm4a', mp3: 'mp3', wav: 'wav' },
  video: { webm: 'webm', mp4: 'mp4', m4v: 'mp4', mov: 'mov' },
};
const names: Record<MediaKind, string> = {
  voice: 'voice note we can play. Use WebM, Ogg, M4A, MP3 or WAV.',
  video: 'video we can play. Use WebM, MP4 or MOV.',
};

/**
 * The format of a recording by its first bytes.
 * @throws Problem `media.unsupported-type`
 */
export async function formatOf(start: Buffer, kind: MediaKind): Promise<MediaFormat> {
  const found = await fileTypeFromBuffer(start);
  const format = found && formats[kind][found.ext];
  if (!format) throw new Problem('media.unsupported-type', 415, `This is no ${names[kind]}`);
  return format;
}
