import { deliveryMethods, maxLength, type DeliveryMethod } from '@presently/rules/vocabulary';
import * as v from 'valibot';
import { optionalText } from '../../forms/rules.js';

const methodNames: Record<DeliveryMethod, string> = { email: 'Email', sms: 'SMS (Text Message)' };

/** The choices of a form's delivery method. */
export const deliveryOptions = deliveryMethods.map((method) => ({ value: method, label: methodNames[method] }));

/** The field of each method's contact. */
export const contactFields = {
  email: { field: 'email', label: "Recipient's email", missing: "Please enter recipient's email", type: 'email' },
  sms: {
    field: 'phone',
    label: "Recipient's phone number",
    missing: "Please enter recipient's phone number",
    type: 'tel',
  },
} as const satisfies Record<DeliveryMethod, object>;

/** What every form about delivery holds. The contact of the other method is kept while it is not chosen. */
export const deliveryEntries = {
  deliveryMethod: v.picklist(deliveryMethods),
  email: optionalText(maxLength.email),
  phone: optionalText(maxLength.phone),
};
type Delivery = v.InferOutput<v.ObjectSchema<typeof deliveryEntries, undefined>>;

/** Requires the contact of the chosen method. */
export const contactIsGiven = <Form extends Delivery>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const form = dataset.value;
    const { field: key, missing } = contactFields[form.deliveryMethod];
    if (form[key] !== '') return;
    addIssue({
      message: missing,
      path: [{ type: 'object', origin: 'value', input: { ...form }, key, value: form[key] }],
    });
  });
