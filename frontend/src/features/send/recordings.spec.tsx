import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { currentUserKey } from '../../domain/user/current-user.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { shownToast } from '../../ui/overlays/toast-store.js';
import { SendPage } from './send-page.js';
import { answerWith } from '../../testing/answers.js';

const nora = { id: 'r-1', name: 'Nora', relationship: 'Sister', interests: [], avatar: null, createdAt: '' };
const free = { id: 'ada', username: 'ada', subscriptionTier: 'free', giftsUsedThisMonth: 0, giftLimit: 5 };
const pro = { ...free, subscriptionTier: 'pro', giftLimit: -1 };
const url = `/media/voice/${'v'.repeat(32)}.webm`;
const actor = userEvent.setup({ delay: null });

/** The browser's own sender of files, as far as it can be seen from outside. */
class FakeXhr extends EventTarget {
  static sent: FakeXhr[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  line = '';
  status = 0;
  responseText = '';
  isAborted = false;
  open(method: string, path: string) {
    this.line = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    FakeXhr.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })));
  }
  async answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    // eslint-disable-next-line typescript/require-await -- what the answer sets off is awaited by act
    await act(async () => void this.dispatchEvent(new Event('load')));
  }
}

let requests: { line: string; body: Record<string, unknown> }[];
let sendAnswer: [status: number, body: object];
const sends = () => requests.filter(({ line }) => line.startsWith('POST') && line.endsWith('/gifts'));

beforeEach(() => {
  sessionStorage.clear();
  requests = [];
  FakeXhr.sent = [];
  sendAnswer = [201, { id: 'g', giftName: 'Gift', recipientName: 'Nora', shareToken: 'T' }];
  globalThis.XMLHttpRequest = FakeXhr as never;
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
  answerWith(({ line: whole, body = {} }) => {
    const line = whole.split('?')[0]!;
    requests.push({ line, body: body as never });
    const answers: Record<string, [number, unknown]> = {
      'GET /api/recipients': [200, [nora]],
      'GET /api/recipients/r-1/occasions': [200, []],
      'GET /api/gifts': [200, []],
      'GET /api/user': [200, free],
      'POST /api/recipients/r-1/gifts': sendAnswer,
    };
    return answers[line] ?? [200, { success: true }];
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

function open(as: object = free) {
  const client = createQueryClient();
  client.setQueryData(currentUserKey, as as never);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/gifts?recipientId=r-1']}>
        <SendPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const field = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string) => actor.click(screen.getByRole('button', { name }));
const aFile = (bytes = 5_000, type = 'audio/webm') => new File([new Uint8Array(bytes)], 'note', { type });
const choose = (file: File, label = 'Upload audio') =>
  actor.upload(screen.getByLabelText(label, { selector: 'input' }), file);
async function writeAll() {
  await actor.type(await screen.findByRole('textbox', { name: /message/i }), 'Dear Nora');
  await actor.type(await screen.findByRole('textbox', { name: /email/i }), 'nora@example.com');
}
async function attach() {
  await choose(aFile());
  await FakeXhr.sent.at(-1)!.answer(201, { id: 'u-1', kind: 'voice', url });
}

describe('A voice note', () => {
  it('is uploaded when it is chosen, can be played, and is sent with the gift', async () => {
    open();
    await choose(aFile());
    const [request] = FakeXhr.sent;
    expect([request!.line, request!.headers]).toEqual(['POST /api/uploads/voice', { 'Content-Type': 'audio/webm' }]);
    expect(screen.getByLabelText('Your voice note').getAttribute('src')).toBe('blob:here');
    request!.progress(2_500, 5_000);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading the voice note' }).value).toBe(0.5);

    await request!.answer(201, { id: 'u-1', kind: 'voice', url });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Voice note added')).toBeTruthy();
    await writeAll();
    await press('Send Gift');
    await waitFor(() => expect(sends()[0]?.body).toMatchObject({ voiceNoteId: 'u-1' }));
    expect(sends()[0]!.body).not.toHaveProperty('videoId');
    await waitFor(() => expect(screen.queryByLabelText('Your voice note')).toBeNull());
  });

  it('survives a reload', async () => {
    open();
    await attach();
    cleanup();
    open();
    expect(screen.getByLabelText('Your voice note').getAttribute('src')).toBe(url);
  });

  it('can be removed, here and on the server', async () => {
    open();
    await attach();
    await press('Remove voice note');
    expect(screen.queryByLabelText('Your voice note')).toBeNull();
    expect(requests.map(({ line }) => line)).toContain('DELETE /api/uploads/u-1');
    await writeAll();
    await press('Send Gift');
    await waitFor(() => expect(sends()).toHaveLength(1));
    expect(sends()[0]!.body).not.toHaveProperty('voiceNoteId');
  });

  it('blocks sending until it is uploaded or removed', async () => {
    open();
    await choose(aFile());
    await writeAll();
    await press('Send Gift');
    await waitFor(() => expect(shownToast()?.title).toBe('Recording Not Ready'));
    expect(sends()).toEqual([]);
    await actor.click(field('Voice note').getByRole('button', { name: 'Cancel' }));
    expect(FakeXhr.sent[0]!.isAborted).toBe(true);
    await press('Send Gift');
    await waitFor(() => expect(sends()).toHaveLength(1));
  });

  it('stays after a failed upload, with the reason, and can be uploaded again', async () => {
    open();
    await choose(aFile());
    await FakeXhr.sent[0]!.answer(503, {
      code: 'media.storage-unavailable',
      message: 'Recordings cannot be kept right now.',
    });
    expect(field('Voice note').getByRole('alert').textContent).toBe('Recordings cannot be kept right now.');
    expect(screen.getByLabelText('Your voice note').getAttribute('src')).toBe('blob:here');
    await press('Try again');
    await FakeXhr.sent[1]!.answer(201, { id: 'u-1', kind: 'voice', url });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove voice note' })).toBeTruthy();
  });

  it.each([
    ['too large', 10 * 1024 * 1024 + 1, 'A voice note may have at most 10 MB.'],
    ['empty', 0, 'This recording is empty. Please try again.'],
  ])('that is %s is not uploaded', async (_what, bytes, sentence) => {
    open();
    await choose(aFile(bytes));
    expect(field('Voice note').getByRole('alert').textContent).toBe(sentence);
    expect(FakeXhr.sent).toEqual([]);
  });

  it('that is too long is removed when the player reports its length', async () => {
    open();
    await choose(aFile());
    const player = screen.getByLabelText<HTMLAudioElement>('Your voice note');
    Object.defineProperty(player, 'duration', { value: 200 });
    fireEvent.loadedMetadata(player);
    expect(field('Voice note').getByRole('alert').textContent).toBe('A voice note may last at most 3 minutes.');
    expect(FakeXhr.sent[0]!.isAborted).toBe(true);
  });

  it('that the server no longer has shows the error and keeps everything else', async () => {
    const message = 'This voice note is no longer there. Please record it again.';
    sendAnswer = [404, { code: 'not-found', message, errors: { voiceNoteId: [message] } }];
    open();
    await attach();
    await writeAll();
    await press('Send Gift');
    await waitFor(() => expect(field('Voice note').getByRole('alert').textContent).toBe(message));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /message/i }).value).toBe('Dear Nora');
    await press('Remove voice note');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('Recording', () => {
  it('is not offered if the browser does not support it', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Record a voice note' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Upload audio' })).toBeTruthy();
  });

  it.each([
    ['NotAllowedError', /does not let Presently use the microphone/],
    ['NotFoundError', /No microphone was found/],
    ['NotReadableError', /could not be used/],
  ])('that fails with %s says what can be done', async (name, sentence) => {
    globalThis.MediaRecorder = class {} as never;
    const getUserMedia = () => Promise.reject(Object.assign(new Error(), { name }));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    open();
    await press('Record a voice note');
    expect((await field('Voice note').findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.getByRole('button', { name: 'Record a voice note' })).toBe(document.activeElement);
  });
});

describe('A video message', () => {
  it('is part of Pro, which Free users are told with a link', () => {
    open();
    expect(screen.getByText(/Video messages are part of Pro/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('group', { name: 'Video message' })).toBeNull();
  });

  it('is sent with the gift on Pro', async () => {
    open(pro);
    await choose(aFile(5_000, 'video/mp4'), 'Upload video');
    expect(FakeXhr.sent[0]!.line).toBe('POST /api/uploads/video');
    const videoUrl = `/media/video/${'w'.repeat(32)}.mp4`;
    await FakeXhr.sent[0]!.answer(201, { id: 'u-2', kind: 'video', url: videoUrl });
    expect(screen.getByLabelText('Your video message')).toBeTruthy();
    await writeAll();
    await press('Send Gift');
    await waitFor(() => expect(sends()[0]?.body).toMatchObject({ videoId: 'u-2' }));
  });
});
