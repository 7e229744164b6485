import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

/** The sender's gifts. */
export const gifts: Shown[] = [
  { name: 'all gifts', path: '/gifts/all' },
  { name: 'all gifts, none found', path: '/gifts/all?q=nothing+like+this' },
  {
    name: 'gift, thanks and way',
    path: '/gifts/all?state=sent',
    opens: '/gifts/:giftId',
    act: async (page) => {
      await page.getByRole('link', { name: /Hand-thrown tea bowls/ }).click();
      await page.getByRole('heading', { name: said('Its journey') }).waitFor();
    },
  },
  {
    name: 'gift, edited while planned',
    path: '/gifts/all?state=planned',
    act: async (page) => {
      await page.getByRole('link', { name: /espresso sampler/ }).click();
      await page.getByRole('button', { name: said('Edit') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'gift, unknown',
    path: `/gifts/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`,
    act: (page) => page.getByRole('heading', { name: said('This gift is not here') }).waitFor(),
  },
];
