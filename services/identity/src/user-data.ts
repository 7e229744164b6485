import { identityUserData } from '@presently/contracts/identity/user-data';
import { userData } from '@presently/service/user-data/user-data';

export const exportedUserData = userData({
  reads: identityUserData,
  lists: {
    account: { table: 'users', where: 'id = ?', key: ['id'] },
    passkeys: { table: 'passkeys' },
    tokens: { table: 'access_tokens' },
    signInProviders: { table: 'provider_links', key: ['linked_at', 'id'] },
    authenticatorApps: { table: 'authenticator_apps', key: ['user_id'] },
    sessions: { table: 'sessions', key: ['sid'] },
    securityLog: { table: 'security_events', key: ['at', 'id'] },
    accountMails: { table: 'account_mails' },
  },
  leftOut: {
    audit_entries: 'The record of what administrators did. It outlives accounts.',
    challenges: 'Hashes of secrets that last five minutes.',
    deletion_notices: 'Of accounts that are gone.',
    devices: 'Hashes of secrets in cookies.',
    oauth_clients: 'Belong to no account: programs that ask people for access.',
    oauth_codes: 'Hashes of secrets that last a minute.',
    oauth_grants: 'Hashes of secrets of assistants. What they may do is among the tokens.',
    former_usernames: 'Names that the account gave up lately, kept from others for 30 days.',
    erasure_steps: 'Of accounts that are gone.',
    pending_links: 'Hashes of secrets that last a few minutes.',
    recovery_codes: 'Hashes of secrets.',
    reset_requests: 'Hashes of secrets.',
    throttles: 'Counts of attempts, by hashes.',
  },
});
