import type { Page } from 'playwright-core';
import type { Shown } from './shown.ts';

const path = '/oauth/authorize?client_id=client_1';
const asked = {
  clientName: 'Claude',
  host: 'claude.ai',
  isLocal: false,
  scopes: ['read', 'write', 'send', 'contacts'],
  refusedTo: null,
};
const answer =
  (body: object, status = 200) =>
  (page: Page) =>
    page.route('**/api/oauth/consent?*', (route) => route.fulfill({ status, json: body }));

/** The page on which a person allows an assistant something. */
export const consent: Shown[] = [
  {
    name: 'an assistant asks',
    path,
    arrange: answer(asked),
    act: (page) => page.getByRole('button', { name: 'Allow' }).waitFor(),
  },
  {
    name: 'a program of this computer asks',
    path,
    arrange: answer({ ...asked, host: 'localhost', isLocal: true, scopes: ['read'] }),
    act: (page) => page.getByText('this computer').waitFor(),
  },
  {
    name: 'an assistant asks wrongly',
    path,
    arrange: answer({ ...asked, refusedTo: 'https://claude.ai/callback?error=invalid_request' }),
    act: (page) => page.getByText('Back to claude.ai').waitFor(),
  },
  {
    name: 'nobody knows who asks',
    path,
    arrange: answer({ code: 'client-unknown', message: 'We do not know who is asking.' }, 400),
    act: (page) => page.getByText('We do not know who is asking.').waitFor(),
  },
];
