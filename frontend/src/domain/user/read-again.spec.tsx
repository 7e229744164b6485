import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.js';
import { answerWith } from '../../testing/answers.js';
import { api } from '../../lib/api.js';
import { query } from '../../lib/query.js';
import { readAgain } from '../../lib/live/read-again.js';

const [ann, ben] = ['a', 'b'];
let asked: string[];
let refusal: readonly [status: number, body: object] | undefined;
let client: ReturnType<typeof createQueryClient>;

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

function Shown() {
  useQuery(query('GET /api/recipients'));
  useQuery(query('GET /api/recipients/:recipientId', { recipientId: ann }));
  useQuery(query('GET /api/recipients/:recipientId', { recipientId: ben }));
  useQuery(query('GET /api/labels'));
  useQuery(query('GET /api/invoices'));
}

/** A change as a screen makes it. */
async function change(mutationFn: () => Promise<unknown>): Promise<void> {
  const { result } = renderHook(() => useMutation({ mutationFn }), { wrapper });
  await act(() => result.current.mutateAsync());
}

beforeEach(async () => {
  [asked, refusal] = [[], undefined];
  client = createQueryClient();
  answerWith(({ line, method }) => {
    asked.push(line);
    return method !== 'GET' && refusal ? refusal : [200, []];
  });
  renderHook(Shown, { wrapper });
  await waitFor(() => expect(asked).toHaveLength(5));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  asked = [];
});

const addAnn = () => change(() => api('POST /api/recipients', { name: 'Ann', relationship: 'Friend' }));
const renameAnn = () => change(() => api('PATCH /api/recipients/:recipientId', { recipientId: ann, name: 'Anna' }));

describe('After a call', () => {
  it('what shows its changes is read again, before the change is over', async () => {
    await addAnn();
    expect(asked).toEqual([
      'POST /api/recipients',
      'GET /api/recipients',
      'GET /api/recipients/a',
      'GET /api/recipients/b',
      'GET /api/labels',
    ]);
  });

  it('a read about another person is not', async () => {
    await renameAnn();
    expect(asked).toContain('GET /api/recipients/a');
    expect(asked).not.toContain('GET /api/recipients/b');
  });

  it('that changes nothing, nothing is', async () => {
    await change(() => api('POST /api/link-preview', { url: 'https://example.com' }));
    expect(asked).toEqual(['POST /api/link-preview']);
  });

  it('that was refused because the screen is out of date, it is read again, too', async () => {
    refusal = [409, { code: 'recipient.changed', message: 'It has changed.' }];
    await expect(renameAnn()).rejects.toThrow('409');
    expect(asked).toContain('GET /api/recipients/a');
  });

  it.each([400, 404, 429, 503])('that was refused with %d, nothing is read', async (status) => {
    refusal = [status, { code: 'refused', message: 'No.' }];
    await expect(renameAnn()).rejects.toThrow(String(status));
    expect(asked).toEqual(['PATCH /api/recipients/a']);
  });
});

it('What shows a resource is read again when the server reports a change', async () => {
  await readAgain(client, 'invoices', 'gifts');
  expect(asked).toEqual(['GET /api/invoices']);
});

it('What is read for the first time when the server reports a change is read once more', async () => {
  renderHook(() => useQuery(query('GET /api/gifts/:giftId', { giftId: 'h' })), { wrapper });
  await act(() => readAgain(client, 'gifts'));
  expect(asked).toEqual(['GET /api/gifts/h', 'GET /api/gifts/h']);
});
