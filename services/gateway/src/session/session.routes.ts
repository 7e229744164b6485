import { Credentials, Registration } from '@presently/contracts/identity/sessions';
import { CurrentUser } from '@presently/contracts/identity/accounts';
import { PasswordChange } from '@presently/contracts/identity/password';
import { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import type { DeclaredRoute } from '../access/answers.js';

const currentUser = { access: 'user', input: Nothing, output: CurrentUser, status: 200 } as const;

/** The routes of the session, which set or need the cookie and so cannot be derived. */
export const sessionRoutes = {
  login: {
    name: 'session.login',
    route: 'POST /api/login',
    access: 'public',
    input: Credentials,
    output: CurrentUser,
    status: 200,
  },
  register: {
    name: 'session.register',
    route: 'POST /api/register',
    access: 'public',
    input: Registration,
    output: CurrentUser,
    status: 201,
  },
  logout: {
    name: 'session.logout',
    route: 'POST /api/logout',
    access: 'public',
    input: Nothing,
    output: Success,
    status: 200,
  },
  changePassword: {
    name: 'session.changePassword',
    route: 'POST /api/user/password',
    access: 'user',
    input: PasswordChange,
    output: Success,
    status: 200,
  },
  deleteAccount: {
    name: 'session.deleteAccount',
    route: 'DELETE /api/user/delete',
    access: 'user',
    input: Nothing,
    output: Success,
    status: 200,
  },
  getUser: { ...currentUser, name: 'session.getUser', route: 'GET /api/user' },
  getAuthUser: { ...currentUser, name: 'session.getAuthUser', route: 'GET /api/auth/user' },
} as const satisfies Record<string, DeclaredRoute>;
