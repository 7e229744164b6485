import type { ExecutionContext } from '@nestjs/common';
import type { Session, Sessions } from '../session/sessions.js';
import { AccessGuard } from './access.guard.js';
import { AllowedTo } from './answers.js';

class Handlers {
  undeclared() {}
  @AllowedTo('public') open() {}
  @AllowedTo('user') own() {}
  @AllowedTo('admin') rule() {}
}

const aSession = (isAdmin: boolean): Session => ({
  caller: { userId: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11', displayName: 'Ann', isAdmin },
  token: 't',
  hash: 'h',
  expiresAt: new Date(),
});

function ask(handler: keyof Handlers, session: Session | null): Promise<boolean> {
  const sessions = { of: () => Promise.resolve(session) } as unknown as Sessions;
  const limits = { spendUser: () => Promise.resolve() };
  const request = {};
  const context = {
    getHandler: () => Handlers.prototype[handler],
    switchToHttp: () => ({ getRequest: () => request }),
  };
  return new AccessGuard(sessions, limits as never).canActivate(context as unknown as ExecutionContext);
}

describe('who may call a handler', () => {
  it('is nobody, not even an administrator, where the handler does not say', async () => {
    await expect(ask('undeclared', aSession(true))).rejects.toMatchObject({ status: 403 });
  });

  it('is anybody where it says public', async () => {
    await expect(ask('open', null)).resolves.toBe(true);
  });

  it('is somebody signed in where it says user', async () => {
    await expect(ask('own', null)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    await expect(ask('own', aSession(false))).resolves.toBe(true);
  });

  it('is an administrator where it says admin', async () => {
    await expect(ask('rule', null)).rejects.toMatchObject({ status: 401 });
    await expect(ask('rule', aSession(false))).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(ask('rule', aSession(true))).resolves.toBe(true);
  });
});
