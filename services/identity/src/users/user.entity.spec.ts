import { displayNameOf, User } from './user.entity.js';

const now = new Date('2026-11-21T10:00:00Z');
const aUser = (given: Partial<User> = {}): User =>
  Object.assign(Object.create(User.prototype) as User, {
    username: 'ann',
    email: null,
    firstName: null,
    lastName: null,
    emailRemindersEnabled: true,
    smsRemindersEnabled: false,
    reminderDaysBefore: 7,
    viewMailsEnabled: true,
    ...given,
  });

describe('a user', () => {
  it.each([
    [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee'],
    [{ firstName: 'Ann' }, 'Ann'],
    [{ lastName: 'Lee' }, 'Lee'],
    [{}, 'ann'],
  ])('with the names %j is shown to others as %s', (names, shown) => {
    expect(displayNameOf(aUser(names))).toBe(shown);
  });

  it('keeps the names that an account change leaves out and clears those that are null', () => {
    const user = aUser({ firstName: 'Ann', lastName: 'Lee' });
    user.changeAccount({ username: 'annie', lastName: null }, now);
    expect(user).toMatchObject({ username: 'annie', firstName: 'Ann', lastName: null });
    expect(user.updatedAt).toEqual(now);
    user.changeAccount({ username: 'annie', profileImageUrl: 'https://pictures.example/ann.jpg' }, now);
    user.changeAccount({ username: 'annie' }, now);
    expect(user.profileImageUrl).toBe('https://pictures.example/ann.jpg');
    user.changeAccount({ username: 'annie', profileImageUrl: null }, now);
    expect(user.profileImageUrl).toBeNull();
  });

  it('has mail sent to the confirmed address only', () => {
    const user = aUser({ email: null, confirmedEmail: null });
    expect(user.claimEmail('ann@example.test', now)).toBe(true);
    expect([user.email, user.contact]).toEqual(['ann@example.test', null]);
    user.confirmEmail(now);
    expect(user.claimEmail('anna@example.test', now)).toBe(true);
    expect([user.email, user.contact, user.emailConfirmedAt]).toEqual(['anna@example.test', 'ann@example.test', null]);
    expect(user.claimEmail('ANN@example.test', now)).toBe(false);
    expect([user.contact, user.emailConfirmedAt]).toEqual(['ann@example.test', now]);
  });

  it('keeps the preferences that a change leaves out or sends as null', () => {
    const user = aUser();
    user.changePreferences({ reminderDaysBefore: 14, smsRemindersEnabled: undefined }, now);
    user.changePreferences({ emailRemindersEnabled: null, viewMailsEnabled: null } as never, now);
    expect(user).toMatchObject({ emailRemindersEnabled: true, smsRemindersEnabled: false, reminderDaysBefore: 14 });
    expect(user.viewMailsEnabled).toBe(true);
  });
});
