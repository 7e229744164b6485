import { readFileSync } from 'node:fs';
import { root } from '../../../tools/root.ts';
import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

/** The page behind a link that asks a person about themselves. */
export const about: Shown[] = [
  {
    name: 'tell about yourself',
    path: `/about/${'A'.repeat(43)}`,
    opens: '/about/:token',
    arrange: (page) =>
      page.route('**/api/about/**', (route) =>
        route.fulfill({ json: { askedBy: 'Dana Moreno', expiresAt: '2030-01-01T00:00:00.000Z' } }),
      ),
    act: (page) => page.getByRole('button', { name: said('Send to Dana Moreno') }).waitFor(),
  },
  { name: 'tell about yourself, the link has ended', path: `/about/${'A'.repeat(43)}` },
];

/** One person. */
export const person: Shown[] = [
  {
    name: 'person',
    path: '/recipients',
    opens: '/recipients/:recipientId',
    act: async (page) => {
      await page.getByRole('link', { name: 'Elena Moreno' }).click();
      await page.getByRole('heading', { name: said('Their days') }).waitFor();
    },
  },
  {
    name: 'person, cropping a picture',
    path: '/recipients',
    act: async (page) => {
      await page.getByRole('link', { name: 'Elena Moreno' }).click();
      await page
        .getByRole('button', { name: said('Add a picture') })
        .or(page.getByRole('button', { name: said('Change picture') }))
        .click();
      await page.getByLabel(said('Picture', { isWhole: true })).setInputFiles({
        name: 'elena.jpg',
        mimeType: 'image/jpeg',
        buffer: readFileSync(`${root}frontend/public/gift-preview.jpg`),
      });
      await page.getByRole('slider', { name: said('Zoom') }).waitFor();
    },
  },
  {
    name: 'person, unknown',
    path: `/recipients/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`,
    act: (page) => page.getByRole('heading', { name: said('This person is not here') }).waitFor(),
  },
];
