import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.js';
import { changeCurrentUser } from './change-user.js';
import { currentUserKey } from './current-user.js';
import { createQueryClient } from './query-client.js';
import { aCurrentUser } from '../../testing/builders.js';

const recipientsKey = ['GET /api/recipients'];

describe('The cache', () => {
  it('forgets one user’s data when another signs in, or the user signs out', async () => {
    const client = createQueryClient();
    client.setQueryData(currentUserKey, aCurrentUser({ username: 'ada' }));
    client.setQueryData(recipientsKey, ['somebody']);

    await changeCurrentUser(client, null);

    expect(client.getQueryData(currentUserKey)).toBeNull();
    expect(client.getQueryData(recipientsKey)).toBeUndefined();
  });

  it.each([
    [401, null],
    [403, 'ada'],
    [500, 'ada'],
  ])('after a %d on some call, %p is signed in', async (status, username) => {
    const client = createQueryClient();
    client.setQueryData(currentUserKey, aCurrentUser({ username: 'ada' }));

    const failing = () => Promise.reject(new ApiError(status, ''));
    await client.fetchQuery({ queryKey: recipientsKey, queryFn: failing }).catch(() => undefined);

    const user = client.getQueryData<{ username: string } | null>(currentUserKey);
    expect(user?.username ?? null).toBe(username);
  });

  it('fails without a network, so that the screen can say so', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    const failing = () => Promise.reject(new Error('no network'));
    const change = client.getMutationCache().build(client, { mutationFn: failing });
    await expect(change.execute(undefined)).rejects.toThrow('no network');
    await expect(client.fetchQuery({ queryKey: recipientsKey, queryFn: failing })).rejects.toThrow('no network');
    onlineManager.setOnline(true);
  });

  it('asks once: it retries no failure and refetches no data', async () => {
    const client = createQueryClient();
    let asked = 0;
    const queryFn = () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('no')) : Promise.resolve(['somebody']);
    };
    await client.fetchQuery({ queryKey: recipientsKey, queryFn }).catch(() => undefined);
    expect(asked).toBe(1);
    await client.fetchQuery({ queryKey: recipientsKey, queryFn });
    await client.fetchQuery({ queryKey: recipientsKey, queryFn });
    expect(asked).toBe(2);
  });
});
