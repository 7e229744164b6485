import '../../testing/jsdom-gaps.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PhoneField, type NumberOwner } from './phone-field.js';
import { useSchemaForm } from '../use-schema-form.js';

function Form({ owner }: { owner?: NumberOwner }) {
  const form = useSchemaForm({ fields: {} }, { defaultValues: { phone: '' }, serverError: null });
  return <PhoneField form={form} name="phone" label="Phone" hint="Optional" owner={owner} />;
}

const hint = async (typed: string, owner?: NumberOwner) => {
  render(<Form owner={owner} />);
  await userEvent.type(screen.getByLabelText('Phone'), typed);
};

it.each([
  ['07700 900123', { country: 'GB' }, '+44 7700 900123, United Kingdom'],
  ['070 123 45 67', { personZone: 'Europe/Stockholm' }, '+46 70 123 45 67, Sweden'],
  ['0160 91396475', { language: 'de' }, '+49 160 91396475, Germany'],
  ['+٩٧١٥٠١٢٣٤٥٦٧', undefined, '+971 50 123 4567, United Arab Emirates'],
  ['00000 111222', { country: 'US' }, 'Please add the country, such as +44'],
  ['+44 12345', { country: 'GB' }, 'That is not a phone number. Please check it.'],
] as const)('%s of %j is read back as "%s"', async (typed, owner, sentence) => {
  await hint(typed, owner);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('keeps its hint while a number is being typed', async () => {
  await hint('0770');
  expect(screen.getByText('Optional')).toBeTruthy();
});
