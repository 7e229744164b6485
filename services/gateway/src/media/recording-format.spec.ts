import { aRecording, beginnings } from '../../test/recordings.js';
import { formatOf } from './recording-format.js';

describe('the format of a recording', () => {
  it.each([
    ['webm', 'webm', 'webm'],
    ['ogg', 'ogg', undefined],
    ['mp3', 'mp3', undefined],
    ['wav', 'wav', undefined],
    ['m4a', 'm4a', undefined],
    ['mp4', 'm4a', 'mp4'],
    ['mov', undefined, 'mov'],
    ['matroska', undefined, undefined],
  ] as const)('is detected by its content: %s', async (beginning, voice, video) => {
    const detected = (kind: 'voice' | 'video') =>
      formatOf(aRecording(beginning), kind).catch(({ code, status }: { code: string; status: number }) => ({
        code,
        status,
      }));
    const refused = { code: 'media.unsupported-type', status: 415 };
    expect(await detected('voice')).toEqual(voice ?? refused);
    expect(await detected('video')).toEqual(video ?? refused);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with script', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a picture', 'GIF89a\u0001\0\u0001\0/*'],
    ['a document', '%PDF-1.7\n'],
    ['an archive', 'PK\u0003\u0004'],
    ['a page that carries a recording further on', `<html>${beginnings.webm.toString('latin1')}`],
    ['a script', '#!/bin/sh\n'],
    ['nothing', ''],
  ])('is never %s', async (_what, content) => {
    for (const kind of ['voice', 'video'] as const) {
      await expect(formatOf(Buffer.from(content, 'latin1'), kind)).rejects.toMatchObject({ status: 415 });
    }
  });
});
