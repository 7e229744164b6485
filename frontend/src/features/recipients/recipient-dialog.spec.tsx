import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { Blob as NodeBlob } from 'node:buffer';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../domain/user/query-client.js';
import { Toaster } from '../../ui/overlays/toaster.js';
import { RecipientDialog } from './recipient-dialog.js';

const fetchDouble = jest.fn<typeof fetch>();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Recipient' });

beforeEach(() => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RecipientDialog recipient={undefined} onClose={() => undefined} />
      <Toaster />
    </QueryClientProvider>,
  );
});

describe('Adding a recipient', () => {
  it('can be saved once name and relationship are filled in', async () => {
    expect(saveButton().disabled).toBe(true);
    await userEvent.type(field('Name'), 'Nora');
    expect(saveButton().disabled).toBe(true);
    await userEvent.type(field('Relationship'), 'Sister');
    expect(saveButton().disabled).toBe(false);
  });

  it('says what is missing when a blank field loses the focus, and not before', async () => {
    expect(screen.queryByText('Name is required')).toBeNull();
    await userEvent.type(field('Name'), '  ');
    await userEvent.click(field('Relationship'));
    expect(screen.getByText('Name is required')).toBeTruthy();
    expect(screen.queryByText('Relationship is required')).toBeNull();
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('never folds a wrong field away', async () => {
    const details = screen.getByText('More about them').closest('details')!;
    details.open = true;
    await userEvent.type(field('Email'), 'nora@');
    await userEvent.click(field('Name'));
    details.open = false;
    fireEvent(details, new Event('toggle'));
    expect(details.open).toBe(true);
  });

  it('answers Enter on an incomplete form with a toast, both messages and no request', async () => {
    await userEvent.type(field('Name'), 'Nora{Enter}');
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    expect(screen.getByText('Please fill in all required fields')).toBeTruthy();
    expect(screen.getByText('Relationship is required')).toBeTruthy();
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('saves the chosen picture after the person, and keeps the person without it', async () => {
    globalThis.createImageBitmap = async () => ({ width: 40, height: 30, close: () => undefined });
    HTMLCanvasElement.prototype.getContext = () => null;
    HTMLCanvasElement.prototype.toBlob = (done) => done(new NodeBlob(['square']) as Blob);
    fetchDouble.mockImplementation(async (_url, init) => {
      const isNew = init?.method === 'POST';
      const body = isNew ? { id: 'r-1', name: 'Nora' } : { code: 'portraits.no-room', message: 'There is no room.' };
      const text = async () => JSON.stringify(body);
      return { ok: isNew, status: isNew ? 201 : 409, headers: new Headers(), text } as Response;
    });
    await userEvent.type(field('Name'), 'Nora');
    await userEvent.type(field('Relationship'), 'Sister');
    await userEvent.upload(field('Picture'), new File(['x'], 'nora.png', { type: 'image/png' }));
    await screen.findByRole('img', { name: 'The square that is kept' });
    await userEvent.click(saveButton());
    expect(await screen.findByText('The picture could not be saved')).toBeTruthy();
    const [, [url, init] = []] = fetchDouble.mock.calls;
    expect([init?.method, url, init?.body]).toEqual([
      'PUT',
      '/api/recipients/r-1/picture',
      JSON.stringify({ picture: btoa('square') }),
    ]);
  });

  it('sends the typed values once', async () => {
    fetchDouble.mockReturnValue(new Promise(() => undefined));
    await userEvent.type(field('Name'), ' Nora ');
    await userEvent.type(field('Interests'), 'tea,, maps, jazz');
    await userEvent.click(screen.getByRole('button', { name: 'Remove maps' }));
    await userEvent.selectOptions(field('Month'), 'May');
    await userEvent.type(field('Day'), '4');
    await userEvent.type(field('Relationship'), 'Sister{Enter}{Enter}');
    await waitFor(() => expect(fetchDouble).toHaveBeenCalledTimes(1));
    const [url, init] = fetchDouble.mock.calls[0]!;
    expect([init?.method, url]).toEqual(['POST', '/api/recipients']);
    expect(JSON.parse(init?.body as string)).toMatchObject({
      name: 'Nora',
      relationship: 'Sister',
      interests: ['tea', 'jazz'],
      birthday: '--05-04',
      avatar: null,
    });
  });
});
