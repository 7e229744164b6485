import { jest } from '@jest/globals';
import { checkForm } from '../../../forms/check-form.js';
import { emptyDraft, type SendDraft } from './draft.js';
import { sendingWords as sending } from '../../../languages/sending/en.js';
import { missing, sendSchema } from './send-schema.js';

const complete = { ...emptyDraft, recipientId: 'r-1', message: 'Dear Nora', email: 'nora@example.com' };

function firstMissing(draft: SendDraft) {
  const [fault] = checkForm(sendSchema, draft, true).faults;
  if (!fault) return undefined;
  const [field, description] = fault;
  const found = missing.find((each) => each.field === field);
  return { field: found?.field, title: found && sending(found.title), description };
}

describe('Before a gift is sent', () => {
  it('asks for the recipient first, whatever else is missing', () => {
    expect(firstMissing(emptyDraft)).toMatchObject({
      title: 'Recipient Required',
      description: 'Please select a recipient',
    });
    expect(firstMissing({ ...complete, recipientId: '' })?.field).toBe('recipientId');
  });

  it('asks for the message before the contact', () => {
    expect(firstMissing({ ...complete, message: ' \n\t', email: '' })).toMatchObject({
      title: 'Message Required',
      description: 'Please add a personal message',
    });
  });

  it('asks for the email or the phone number, as the method needs', () => {
    const title = 'Contact Required';
    expect(firstMissing({ ...complete, email: ' ' })).toMatchObject({
      title,
      description: "Please enter recipient's email",
    });
    expect(firstMissing({ ...complete, deliveryMethod: 'sms' })).toMatchObject({
      title,
      description: "Please enter recipient's phone number",
    });
  });

  it('accepts any contact that is not blank', () => {
    expect(firstMissing({ ...complete, email: 'nora' })).toBeUndefined();
    expect(firstMissing({ ...complete, deliveryMethod: 'sms', email: '', phone: '1' })).toBeUndefined();
  });

  describe('on a day', () => {
    beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
    afterEach(() => void jest.useRealTimers());

    it.each([
      ['is missing', { date: '' }, true],
      ['is over', { date: '2026-11-21' }, true],
      ['is still to come', { date: '2026-11-22' }, false],
    ])('checks the time last: one that %s', (_what, day, isWrong) => {
      const sendAt = { time: '09:00', timeZone: 'UTC', ...day };
      expect(firstMissing({ ...complete, sendAt })?.field).toBe(isWrong ? 'sendAt' : undefined);
      expect(firstMissing({ ...complete, email: '', sendAt })?.field).toBe('email');
    });
  });
});
