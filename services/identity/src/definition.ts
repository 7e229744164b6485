import type { ServiceDefinition } from '@presently/service/definition';
import { AccessToken } from './tokens/access-token.entity.js';
import { OauthClient } from './clients/oauth-client.entity.js';
import { AuthorizationCode } from './oauth/authorization-code.entity.js';
import { OauthGrant } from './oauth/oauth-grant.entity.js';
import { AuditEntry } from './administration/audit-entry.entity.js';
import { FormerUsername } from './users/former-username.entity.js';
import { User } from './users/user.entity.js';
import { IdentityEnv } from './env.js';
import { ErasureStep } from './erasure/erasure-step.entity.js';
import { DeletionNotice } from './erasure/deletion-notice.entity.js';
import { IdentityModule } from './identity.module.js';
import { ResetRequest } from './passwords/reset-request.entity.js';
import { AccountMail } from './mails/account-mail.entity.js';
import { Device } from './devices/device.entity.js';
import { Challenge } from './passkeys/challenge.entity.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { PendingLink } from './providers/pending-link.entity.js';
import { ProviderLink } from './providers/provider-link.entity.js';
import { AuthenticatorApp } from './second-factor/authenticator-app.entity.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecurityEvent } from './security-log/security-event.entity.js';
import { Session } from './sessions/session.entity.js';
import { Throttle } from './throttling/throttle.entity.js';
import { exportedUserData } from './user-data.js';

export const definition: ServiceDefinition<IdentityEnv> = {
  name: 'identity',
  module: IdentityModule,
  env: IdentityEnv,
  entities: [
    User,
    AccessToken,
    AccountMail,
    AuditEntry,
    AuthenticatorApp,
    AuthorizationCode,
    Challenge,
    Device,
    ErasureStep,
    DeletionNotice,
    FormerUsername,
    OauthClient,
    OauthGrant,
    Passkey,
    PendingLink,
    ProviderLink,
    RecoveryCode,
    ResetRequest,
    SecurityEvent,
    Session,
    Throttle,
  ],
  userData: exportedUserData,
  home: import.meta.url,
};
