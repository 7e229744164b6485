import { Problem } from '@presently/messaging/problem';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Ordered by how often people use them. */
const common = new Set(dictionary['passwords-common'].slice(0, 10_000));

/**
 * @param field the field in which the password was chosen
 * @throws Problem `common-password`, 400, for one of the 10,000 most common passwords, in any case
 */
export function refuseCommon(password: string, field: string): void {
  if (!common.has(password.trim().toLowerCase())) return;
  const sentence = 'Many people use this password, so it is easy to guess. Please choose another one.';
  throw new Problem('common-password', 400, sentence, { errors: { [field]: [sentence] } });
}
