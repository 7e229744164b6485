import { changeAccount } from '@presently/contracts/identity/accounts';
import { identityReadBudgets } from '@presently/contracts/identity/budgets';
import { changePreferences, preferencesChanged } from '@presently/contracts/identity/preferences';
import { addressReminder, changeReminderSettings } from '@presently/contracts/identity/reminders';
import { register } from '@presently/contracts/identity/sessions';
import { TestService } from '@presently/testing/test-service';
import { aCaller } from '@presently/testing/a-caller';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { confirmAddress } from '../identity.builders.js';

const used = {
  code: 'budget-used',
  status: 429,
  message: expect.stringContaining('You can make 60 changes to your account and preferences an hour.'),
};

describe('the changes of an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { BUDGETS: 'strict' });
  });
  afterAll(() => service.stop());

  it('have one budget, whichever way the user makes them', async () => {
    const username = `u-${randomUUID().slice(0, 8)}`;
    const email = `${username}@example.test`;
    const registration = { username, password: 'correct horse', email };
    const { user } = await service.call(register, { registration, address: 'home' }, { deadlineMs: 20_000 });
    await confirmAddress(service, user.id);
    const caller = aCaller({ userId: user.id });
    const call = service.as(caller);
    const { settingsToken } = await service.call(addressReminder, { userId: user.id });

    await call(changePreferences, { reminderDaysBefore: 14 });
    await call(changeAccount, { username, email, firstName: 'Maya' });
    await service.call(changeReminderSettings, { settingsToken, reminderDaysBefore: 3 });
    expect(await call(identityReadBudgets, {})).toMatchObject([
      { what: 'changes to your account', used: 3, limit: 60 },
      { what: 'emails to confirm your address', used: 1, limit: 10 },
      { what: 'usernames and addresses that are not available', used: 0, limit: 5 },
      { what: 'emails about new sign-ins', used: 0, limit: 20 },
    ]);
    await service.query(`update budget_usage set used = 60 where holder = $1 and budget = 'account-changes'`, [
      user.id,
    ]);
    const published = (await service.emitted(preferencesChanged)).length;
    await expect(call(changePreferences, { reminderDaysBefore: 7 })).rejects.toMatchObject(used);
    await expect(call(changeAccount, { username, email, firstName: 'Ada' })).rejects.toMatchObject(used);
    const byLink = service.call(changeReminderSettings, { settingsToken, reminderDaysBefore: 7 });
    await expect(byLink).rejects.toMatchObject(used);
    expect(await service.emitted(preferencesChanged)).toHaveLength(published);
  });
});
