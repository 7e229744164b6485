import type { Recipient } from '@presently/contracts/gifting/recipients';
import { isHideable, personFieldNames, ruleOf, type FieldThat, type Hideable } from '@presently/rules/person-fields';
import { useState } from 'react';
import { hiddenOf } from '../../../domain/recipient/likes-of.js';
import { useChangeRecipient } from '../queries.js';

type OwnSwitch = FieldThat<{ holds: 'switch'; page: 'ideas' }>;
export const ownSwitches = personFieldNames.filter((field): field is OwnSwitch => {
  const { holds, page } = ruleOf(field);
  return holds === 'switch' && page === 'ideas';
});
/** What has a switch: a field of its own, or a name of `hiddenFromIdeas`. */
export type Switched = Hideable | OwnSwitch;

type Switches = Pick<Recipient, OwnSwitch | 'hiddenFromIdeas'>;

const isOwn = (fact: Switched): fact is OwnSwitch => !isHideable(fact);

/** What ideas may know of a person. A press shows at once, and the next one builds on it. */
export function useSwitches(recipient: Recipient) {
  const change = useChangeRecipient();
  const [pressed, setPressed] = useState<Partial<Switches>>({});
  const hiddenFromIdeas = pressed.hiddenFromIdeas ?? hiddenOf(recipient);

  const isOn = (fact: Switched): boolean =>
    isOwn(fact) ? (pressed[fact] ?? recipient[fact]) : !hiddenFromIdeas.includes(fact);
  function turn(fact: Switched, on: boolean) {
    const others = hiddenFromIdeas.filter((each) => each !== fact);
    const changed = isOwn(fact) ? { [fact]: on } : { hiddenFromIdeas: on ? others : [...others, fact] };
    setPressed((before) => ({ ...before, ...changed }));
    // Only the last press is told of its end, when the screen shows what all have changed.
    change.mutate({ recipientId: recipient.id, ...changed }, { onSettled: () => setPressed({}) });
  }
  return { isOn, turn };
}
