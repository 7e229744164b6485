import { firstShortcoming } from './checks.js';
import { emptyDraft } from './draft.js';

const complete = { ...emptyDraft, recipientId: 'r-1', message: 'Dear Nora', email: 'nora@example.com' };

describe('Before a gift is sent', () => {
  it('asks for the recipient first, whatever else is missing', () => {
    expect(firstShortcoming(emptyDraft)).toMatchObject({
      title: 'Recipient Required',
      description: 'Please select a recipient',
    });
    expect(firstShortcoming({ ...complete, recipientId: '' })?.field).toBe('recipient');
  });

  it('asks for the message before the contact', () => {
    expect(firstShortcoming({ ...complete, message: ' \n\t', email: '' })).toMatchObject({
      title: 'Message Required',
      description: 'Please add a personal message',
    });
  });

  it('asks for the email or the phone number, as the method needs', () => {
    const title = 'Contact Required';
    expect(firstShortcoming({ ...complete, email: ' ' })).toMatchObject({
      title,
      description: "Please enter recipient's email",
    });
    expect(firstShortcoming({ ...complete, deliveryMethod: 'sms' })).toMatchObject({
      title,
      description: "Please enter recipient's phone number",
    });
  });

  it('is content with any contact that is not blank', () => {
    expect(firstShortcoming({ ...complete, email: 'nora' })).toBeUndefined();
    expect(firstShortcoming({ ...complete, deliveryMethod: 'sms', email: '', phone: '1' })).toBeUndefined();
  });

  it.each([
    ['is missing', { date: '' }, true],
    ['is over', { date: '2026-11-21' }, true],
    ['is still to come', { date: '2026-11-22' }, false],
  ])('looks at the time last: one that %s', (_what, day, isWrong) => {
    const sendAt = { time: '09:00', timeZone: 'UTC', ...day };
    const shortcoming = firstShortcoming({ ...complete, sendAt }, new Date('2026-11-21T12:00:00Z'));
    expect(shortcoming?.field).toBe(isWrong ? 'time' : undefined);
  });
});
