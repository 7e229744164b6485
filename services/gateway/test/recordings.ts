import { randomBytes } from 'node:crypto';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const ftyp = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), ascii(`ftyp${brand}`), ascii('\0\0\0\0isommp42')]);

/** The first bytes of each format. */
export const beginnings = {
  webm: Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  ),
  matroska: Buffer.from(
    '1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b6142878104428581021853806701ffffffffffffff',
    'hex',
  ),
  ogg: Buffer.concat([ascii('OggS'), Buffer.alloc(24), ascii('OpusHead'), Buffer.alloc(16)]),
  mp3: Buffer.concat([
    ascii('ID3'),
    Buffer.from([3, 0, 0, 0, 0, 0, 0]),
    Buffer.from('fffb9064', 'hex'),
    Buffer.alloc(16),
  ]),
  wav: Buffer.concat([ascii('RIFF'), Buffer.from([36, 0, 0, 0]), ascii('WAVEfmt '), Buffer.alloc(24)]),
  m4a: ftyp('M4A '),
  mp4: ftyp('isom'),
  mov: ftyp('qt  '),
} as const;

/** A recording of `bytes` bytes, valid only in its first bytes: it is never played. */
export const aRecording = (format: keyof typeof beginnings, bytes = 10_000): Buffer =>
  Buffer.concat([beginnings[format], randomBytes(Math.max(0, bytes - beginnings[format].length))]);
