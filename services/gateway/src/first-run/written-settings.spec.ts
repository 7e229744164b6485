import { settingsOf, writtenIn } from './written-settings.js';

const typed = {
  username: ' mum ',
  password: ' with blanks ',
  publicUrl: 'https://gifts.lee-family.invalid/',
  smtpHost: 'smtp.lee-family.invalid',
  smtpPort: '',
  smtpUser: 'gifts@lee-family.invalid',
  smtpPassword: 'a password: with/signs?',
  mailFrom: 'gifts@lee-family.invalid',
};
const written = (changes: Record<string, string> = {}) =>
  writtenIn(new URLSearchParams({ ...typed, ...changes }).toString());
const problemsOf = (changes: Record<string, string>) => Object.keys(settingsOf(written(changes)).problems);
const noMail = { smtpHost: '', smtpUser: '', smtpPassword: '', mailFrom: '' };

describe('what is typed on the first-run page', () => {
  it('keeps the blanks of passwords only', () => {
    expect(written()).toMatchObject({ username: 'mum', password: ' with blanks ', email: '' });
    expect(writtenIn(undefined)).toMatchObject({ username: '', publicUrl: '' });
  });

  it('becomes variables of the processes', () => {
    expect(settingsOf(written())).toEqual({
      problems: {},
      settings: {
        PUBLIC_URL: 'https://gifts.lee-family.invalid',
        SMTP_URL: 'smtp://gifts%40lee-family.invalid:a%20password%3A%20with%2Fsigns%3F@smtp.lee-family.invalid:587',
        MAIL_FROM: 'gifts@lee-family.invalid',
      },
    });
    const { settings } = settingsOf(written({ smtpPort: '465', smtpHost: '2001:db8::1' }));
    expect(settings['SMTP_URL']).toMatch(/^smtps:.*@\[2001:db8::1\]:465$/);
  });

  it('may leave mail out', () => {
    const { settings, problems } = settingsOf(written({ ...noMail, smtpPort: '587' }));
    expect([settings, problems]).toEqual([{ PUBLIC_URL: 'https://gifts.lee-family.invalid' }, {}]);
  });

  it.each([
    '',
    'gifts.lee-family.invalid',
    'http://gifts.invalid',
    'https://gifts.invalid/path',
    'https://a:b@gifts.invalid',
    'ftp://x',
  ])('is refused with the address %j', (publicUrl) => expect(problemsOf({ publicUrl })).toEqual(['publicUrl']));

  it.each([
    ['smtpHost', ''],
    ['smtpHost', 'mail server'],
    ['smtpHost', 'mail.invalid/?requireTLS=false'],
    ['smtpPort', 'x'],
    ['smtpPort', '70000'],
    ['smtpUser', ''],
    ['smtpPassword', ''],
    ['mailFrom', ''],
    ['mailFrom', 'gifts@presently.example'],
  ])('is refused with %s = %j', (name, value) => expect(problemsOf({ [name]: value })).toEqual([name]));
});
