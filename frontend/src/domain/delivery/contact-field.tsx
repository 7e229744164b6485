import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PhoneField, type NumberOwner } from '../../forms/fields/phone-field.js';
import { TextField } from '../../forms/fields/text-field.js';

type ContactFieldProps<Typed extends FieldValues, Checked> = ComponentProps<typeof TextField<Typed, Checked>> & {
  type: 'email' | 'tel';
  owner?: NumberOwner | undefined;
};

/** The address or the number to which a gift goes. */
export function ContactField<Typed extends FieldValues, Checked>({
  type,
  owner,
  ...props
}: ContactFieldProps<Typed, Checked>) {
  return type === 'tel' ? <PhoneField {...props} owner={owner} /> : <TextField {...props} type={type} />;
}
