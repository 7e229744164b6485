import type { Page } from 'playwright-core';
import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

const unknownProgram = 'We do not know who is asking. Please begin again in the program that has sent you here.';

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
    act: (page) => page.getByRole('button', { name: said('Allow') }).waitFor(),
  },
  {
    name: 'a program of this computer asks',
    path,
    arrange: answer({ ...asked, host: 'localhost', isLocal: true, scopes: ['read'] }),
    act: (page) =>
      page.getByText(said('A program on this computer (localhost) asks, and calls itself “Claude”.')).waitFor(),
  },
  {
    name: 'an assistant asks wrongly',
    path,
    arrange: answer({ ...asked, refusedTo: 'https://claude.ai/callback?error=invalid_request' }),
    act: (page) => page.getByText(said('Back to claude.ai')).waitFor(),
  },
  {
    name: 'nobody knows who asks',
    path,
    arrange: answer({ code: 'client-unknown', message: unknownProgram }, 400),
    act: (page) => page.getByText(said(unknownProgram)).waitFor(),
  },
];
