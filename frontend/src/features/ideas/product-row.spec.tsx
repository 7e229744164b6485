import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerOf } from '../../testing/answers.js';
import { aProduct } from '../../testing/builders.js';
import { ProductRow } from './product-row.js';

afterEach(cleanup);

it('keeps a product by the title of its shop, which replaces none that the sender typed', async () => {
  const kept: unknown[] = [];
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    kept.push(JSON.parse(body));
    return answerOf(201, { id: 'k-1', title: 'For the hall' });
  }) as never;
  const product = aProduct();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ProductRow product={product} recipientId="r-1" sendAddress="/gifts" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: `Keep ${product.title}` }));
  expect(await screen.findByText('Kept')).toBeTruthy();
  const { title: shopTitle, link, image, price } = product;
  expect(kept).toEqual([{ shopTitle, link, image, price }]);
});
