import { createQueryClient } from './query-client.js';
import { changeCurrentUser } from './change-user.js';
import { readDraft, writeDraft } from './drafts.js';

beforeEach(() => sessionStorage.clear());

describe('A draft', () => {
  it('belongs to one user', () => {
    writeDraft('ada', 'send', 'Dear Nora');
    expect(readDraft('ada', 'send')).toBe('Dear Nora');
    expect(readDraft('ada-2', 'send')).toBeNull();
  });

  it('is removed by signing out, and other data of the tab is not', async () => {
    writeDraft('ada', 'send', 'Dear Nora');
    sessionStorage.setItem('somebody else’s', 'x');
    await changeCurrentUser(createQueryClient(), null);
    expect(readDraft('ada', 'send')).toBeNull();
    expect(sessionStorage.getItem('somebody else’s')).toBe('x');
  });

  it('survives an expired session until its user comes back, but no other user', async () => {
    writeDraft('ada', 'send', 'Dear Nora');
    await changeCurrentUser(createQueryClient(), { id: 'ada' } as never);
    expect(readDraft('ada', 'send')).toBe('Dear Nora');
    await changeCurrentUser(createQueryClient(), { id: 'ada-2' } as never);
    expect(readDraft('ada', 'send')).toBeNull();
  });
});
