import '../../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { answerWith } from '../../../testing/answers.js';
import { aProduct } from '../../../testing/builders.js';
import { ProductRow } from './product-row.js';

afterEach(cleanup);

it('keeps a product by the title of its shop, which replaces none that the sender typed, and gives it up again', async () => {
  const asked: { line: string; body: unknown }[] = [];
  const product = aProduct();
  const { title: shopTitle, link, image, price } = product;
  let kept: object[] = [];
  answerWith(({ line, method, body }) => {
    if (method !== 'GET') asked.push({ line, body });
    if (method === 'POST') kept = [{ id: 'k-1', title: 'For the hall', link, image, price, state: 'idea' }];
    if (method === 'DELETE') kept = [];
    if (method === 'POST') return [201, kept[0]];
    return [200, method === 'GET' ? kept : { success: true }];
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ProductRow product={product} recipientId="r-1" sendAddress="/gifts" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: `Keep ${product.title}` }));
  expect(await screen.findByText('Kept')).toBeTruthy();
  expect(asked).toEqual([{ line: 'POST /api/recipients/r-1/kept-ideas', body: { shopTitle, link, image, price } }]);
  await userEvent.click(screen.getByRole('button', { name: /^Kept/ }));
  expect(await screen.findByText('Keep')).toBeTruthy();
  expect(asked[1]?.line).toBe('DELETE /api/kept-ideas/k-1');
});

it('shows the kind of thing where the picture is broken', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ProductRow product={aProduct({ title: 'Stoneware teapot' })} recipientId="r-1" sendAddress="/gifts" />
        <ProductRow product={aProduct({ title: 'Something else' })} recipientId="r-1" sendAddress="/gifts" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (const picture of document.querySelectorAll('img')) fireEvent.error(picture);
  expect(document.querySelector('img')).toBeNull();
  const [teapot, other] = screen.getAllByRole('listitem').map((row) => row.querySelector('svg')!.innerHTML);
  expect(teapot).toContain('stroke-ribbon');
  expect(teapot).not.toBe(other);
});

it('never links or loads an unsafe address', () => {
  const unsafe = aProduct({ link: 'javascript:alert(1)', image: 'javascript:alert(1)' });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ProductRow product={unsafe} recipientId="r-1" sendAddress="/gifts" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('link', { name: /^View/ })).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});
