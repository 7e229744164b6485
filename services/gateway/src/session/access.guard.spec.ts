import { aCaller } from '@presently/testing/a-caller';
import type { ExecutionContext } from '@nestjs/common';
import { Nothing } from '@presently/contracts/kit/empty-messages';
import { gatewayCall, type GatewayCall } from '@presently/contracts/kit/gateway-call';
import type { Session } from '../http/session.js';
import { MapsRoute } from '../routes/declared-route.js';
import { AccessGuard } from './access.guard.js';
import type { Sessions } from './sessions.js';

const AllowedTo = (access: GatewayCall['access']) =>
  MapsRoute(gatewayCall('test.call', { route: 'GET /api/test', access, shows: [], input: Nothing, output: Nothing }));

class Handlers {
  undeclared() {}
  @AllowedTo('public') open() {}
  @AllowedTo('user') own() {}
  @AllowedTo('admin') rule() {}
}

const aSession = (isAdmin: boolean): Session => ({
  caller: aCaller({ isAdmin }),
  token: 't',
  hash: 'h',
  expiresAt: new Date(),
});

function ask(handler: keyof Handlers, session: Session | null): Promise<boolean> {
  const sessions = { of: () => Promise.resolve(session) } as unknown as Sessions;
  const limits = { spendUser: () => Promise.resolve() };
  const calls = { begin: () => Promise.resolve() };
  const request = { headers: {} };
  const context = {
    getHandler: () => Handlers.prototype[handler],
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({}) }),
  };
  return new AccessGuard(sessions, limits as never, calls as never).canActivate(context as unknown as ExecutionContext);
}

describe('the access guard', () => {
  it('refuses everyone, also administrators, where the handler declares nothing', async () => {
    await expect(ask('undeclared', aSession(true))).rejects.toMatchObject({ status: 403 });
  });

  it('allows everyone to call a public handler', async () => {
    await expect(ask('open', null)).resolves.toBe(true);
  });

  it('allows signed-in users to call a user handler', async () => {
    await expect(ask('own', null)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    await expect(ask('own', aSession(false))).resolves.toBe(true);
  });

  it('allows only administrators to call an admin handler', async () => {
    await expect(ask('rule', null)).rejects.toMatchObject({ status: 401 });
    await expect(ask('rule', aSession(false))).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(ask('rule', aSession(true))).resolves.toBe(true);
  });
});
