import { IsInt } from 'class-validator';
import { User } from '../identity/accounts.js';
import { PasswordChange } from '../identity/password.js';
import { PasskeyProof } from '../identity/passkeys.js';
import { Credentials, Registration } from '../identity/sessions.js';
import { Nothing, Success } from '../kit/empty-messages.js';
import { gatewayCall } from '../kit/gateway-call.js';

/** The user of identity with the monthly count of gifting. */
export class CurrentUser extends User {
  @IsInt() giftsUsedThisMonth!: number;
  /** Gifts per month; -1 is unlimited. */
  @IsInt() giftLimit!: number;
}

/** A registration may carry fields of a user, such as `isAdmin`. They have no effect. */
export const registerUser = gatewayCall('session.register', {
  route: 'POST /api/register',
  access: 'public',
  changes: [],
  input: Registration,
  ignores: CurrentUser,
  output: CurrentUser,
  status: 201,
  cookie: 'set',
});
export const login = gatewayCall('session.login', {
  route: 'POST /api/login',
  access: 'public',
  changes: [],
  input: Credentials,
  output: CurrentUser,
  cookie: 'set',
});
/** Signs in with the browser's answer to `POST /api/login/passkey/options`, without a password. */
export const loginWithPasskey = gatewayCall('session.loginWithPasskey', {
  route: 'POST /api/login/passkey',
  access: 'public',
  changes: [],
  input: PasskeyProof,
  output: CurrentUser,
  cookie: 'set',
});
export const logout = gatewayCall('session.logout', {
  route: 'POST /api/logout',
  access: 'public',
  changes: [],
  input: Nothing,
  output: Success,
  cookie: 'cleared',
});
export const getCurrentUser = gatewayCall('session.getUser', {
  route: 'GET /api/user',
  access: 'user',
  shows: ['user', 'allowance'],
  scope: 'read',
  input: Nothing,
  output: CurrentUser,
  cookie: 'renewed',
});
export const getAuthUser = gatewayCall('session.getAuthUser', {
  route: 'GET /api/auth/user',
  access: 'user',
  shows: ['user', 'allowance'],
  scope: 'read',
  input: Nothing,
  output: CurrentUser,
  cookie: 'renewed',
});
/** Ends every session of the user and begins a new one in this browser. */
export const changeOwnPassword = gatewayCall('session.changePassword', {
  route: 'POST /api/user/password',
  access: 'user',
  changes: ['sessions', 'calendar', 'exports'],
  input: PasswordChange,
  output: Success,
  cookie: 'set',
});
export const deleteOwnAccount = gatewayCall('session.deleteAccount', {
  route: 'DELETE /api/user/delete',
  access: 'user',
  changes: [],
  input: Nothing,
  output: Success,
  cookie: 'cleared',
});
