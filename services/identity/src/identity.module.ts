import { Module } from '@nestjs/common';
import { AccountHandlers } from './accounts/account.handlers.js';
import { AddressHandlers } from './addresses/address.handlers.js';
import { Addresses } from './addresses/addresses.js';
import { ReturnedAccounts } from './addresses/returned-accounts.js';
import { CalendarHandlers } from './calendar/calendar.handlers.js';
import { CalendarSecrets } from './calendar/calendar-secrets.js';
import { MailboxBudgets } from './addresses/mailbox-budgets.js';
import { AccountKeys } from './keys/account-keys.js';
import { FormerUsernames } from './users/former-usernames.js';
import { LapseClaims } from './addresses/lapse-claims.js';
import { AuditHandlers } from './administration/audit.handlers.js';
import { SuspensionsHandlers } from './administration/suspensions.handlers.js';
import { Registrar } from './users/registrar.js';
import { DeleteAccountHandlers } from './erasure/delete-account.handlers.js';
import { Erasures } from './erasure/erasures.js';
import { RepeatErasures } from './erasure/repeat-erasures.js';
import { Housekeeping } from './housekeeping.js';
import { TellAgain } from './users/tell-again.js';
import { AccountMails } from './mails/account-mails.js';
import { CurrentPasswords } from './passwords/current-passwords.js';
import { ReauthenticateHandlers } from './passwords/reauthenticate.handlers.js';
import { ChangePasswordHandlers } from './passwords/change-password.handlers.js';
import { PasswordResets } from './passwords/password-resets.js';
import { Passwords } from './passwords/passwords.js';
import { ResetPasswordHandlers } from './passwords/reset-password.handlers.js';
import { Challenges } from './passkeys/challenges.js';
import { PasskeyHandlers } from './passkeys/passkey.handlers.js';
import { PasskeyPresenceHandlers } from './passkeys/passkey-presence.handlers.js';
import { PasskeyProofs } from './passkeys/passkey-proofs.js';
import { WebAuthn } from './passkeys/webauthn.js';
import { ProviderLinkHandlers } from './providers/provider-link.handlers.js';
import { ProviderLinks } from './providers/provider-links.js';
import { AuthenticatorApps } from './second-factor/authenticator-apps.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactorHandlers } from './second-factor/second-factor.handlers.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SecretBox } from './second-factor/secret-box.js';
import { SessionStrength } from './sessions/session-strength.js';
import { OnSubscriptionChanged } from './reactions/on-subscription-changed.js';
import { OnDeletionMailSettled } from './reactions/on-deletion-mail-settled.js';
import { OnPushSubscriptionChanged } from './reactions/on-push-subscription-changed.js';
import { OnWebhookChanged } from './reactions/on-webhook-changed.js';
import { OnExportRequested } from './reactions/on-export-requested.js';
import { OnReportClosed } from './reactions/on-report-closed.js';
import { OnReportOpened } from './reactions/on-report-opened.js';
import { onUserDataErased } from './reactions/on-user-data-erased.js';
import { OutcomeLinksHandlers } from './reminders/outcome-links.handlers.js';
import { OutcomeTokens } from './reminders/outcome-tokens.js';
import { RemindersHandlers } from './reminders/reminders.handlers.js';
import { SettingsTokens } from './reminders/settings-tokens.js';
import { SessionGauge } from './sessions/session-gauge.js';
import { SessionHandlers } from './sessions/session.handlers.js';
import { PushHandlers } from './sessions/push.handlers.js';
import { SessionListHandlers } from './sessions/session-list.handlers.js';
import { Devices } from './devices/devices.js';
import { SecurityLogHandlers } from './security-log/security-log.handlers.js';
import { SecurityLog } from './security-log/security-log.js';
import { SecurityNotices } from './security-log/security-notices.js';
import { Sessions } from './sessions/sessions.js';
import { AttemptLog } from './throttling/attempt-log.js';
import { RegistrationHandlers } from './sign-in/registration.handlers.js';
import { NewSessions } from './sign-in/new-sessions.js';
import { ProvidedAccounts } from './sign-in/provided-accounts.js';
import { ProviderSignInHandlers } from './sign-in/provider-sign-in.handlers.js';
import { PasskeySignInHandlers } from './sign-in/passkey-sign-in.handlers.js';
import { SignInHandlers } from './sign-in/sign-in.handlers.js';
import { Clients } from './clients/clients.js';
import { Grants } from './oauth/grants.js';
import { OauthHandlers } from './oauth/oauth.handlers.js';
import { AccessTokens } from './tokens/access-tokens.js';
import { TokenHandlers } from './tokens/token.handlers.js';
import { TakenNames } from './users/taken-names.js';
import { Throttles } from './throttling/throttles.js';

@Module({
  controllers: [
    AccountHandlers,
    AddressHandlers,
    RegistrationHandlers,
    SignInHandlers,
    PasskeySignInHandlers,
    PasskeyHandlers,
    PasskeyPresenceHandlers,
    SecondFactorHandlers,
    ProviderSignInHandlers,
    ProviderLinkHandlers,
    SessionHandlers,
    SessionListHandlers,
    PushHandlers,
    SecurityLogHandlers,
    ReauthenticateHandlers,
    ChangePasswordHandlers,
    ResetPasswordHandlers,
    DeleteAccountHandlers,
    RemindersHandlers,
    OutcomeLinksHandlers,
    CalendarHandlers,
    SuspensionsHandlers,
    AuditHandlers,
    TokenHandlers,
    OauthHandlers,
  ],
  providers: [
    AccessTokens,
    AccountKeys,
    AccountMails,
    Addresses,
    MailboxBudgets,
    FormerUsernames,
    Grants,
    ReturnedAccounts,
    LapseClaims,
    AttemptLog,
    CalendarSecrets,
    Clients,
    AuthenticatorApps,
    Challenges,
    SessionGauge,
    Housekeeping,
    TellAgain,
    CurrentPasswords,
    Devices,
    NewSessions,
    PasskeyProofs,
    Passwords,
    PasswordResets,
    ProvidedAccounts,
    ProviderLinks,
    Registrar,
    RecoveryCodes,
    SecondFactors,
    SecretBox,
    SecurityLog,
    SecurityNotices,
    SessionStrength,
    Sessions,
    SettingsTokens,
    OutcomeTokens,
    TakenNames,
    Throttles,
    WebAuthn,
    Erasures,
    RepeatErasures,
    OnSubscriptionChanged,
    OnReportOpened,
    OnExportRequested,
    OnWebhookChanged,
    OnPushSubscriptionChanged,
    OnReportClosed,
    OnDeletionMailSettled,
    ...onUserDataErased,
  ],
})
export class IdentityModule {}
