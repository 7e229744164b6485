import type { Recipient } from '@presently/contracts/gifting/recipients';
import { personFieldNames, ruleOf, shownValue, type PersonField } from '@presently/rules/person-fields';
import { fieldName } from '../../../domain/recipient/field-name.js';
import { formatBirthday } from '../../../lib/time/dates.js';
import { languageName } from '../../../languages/language-name.js';
import { cityOf } from '../../../lib/time/cities.js';
import { Button } from '../../../ui/controls/button.js';
import { TitledCard } from '../../../ui/display/titled-card.js';
import { Fact, Facts } from './facts.js';
import { personWords as say } from '../../../languages/person/en.js';

/** Every declared field that neither the header nor "What ideas know" shows. */
const fields = personFieldNames.filter((field) => ruleOf(field).page === 'about');
const written: { [Field in PersonField]?: (text: string) => string } = {
  birthday: formatBirthday,
  timeZone: cityOf,
  language: languageName,
};

/** What is known about a person, apart from what ideas know. */
export function PersonFacts({ recipient, onEdit }: { recipient: Recipient; onEdit: () => void }) {
  const facts = fields.flatMap((field) => {
    const text = shownValue(recipient[field]);
    return text ? [{ field, text: written[field]?.(text) ?? text }] : [];
  });
  return (
    <TitledCard
      title={say('aboutName', { recipient: recipient.name })}
      action={
        <Button variant="quiet" size="small" onClick={onEdit}>
          {say('edit')}
        </Button>
      }
    >
      {facts.length === 0 ? (
        <p className="text-ink-soft">{say('nothingYet')}</p>
      ) : (
        <Facts>
          {facts.map(({ field, text }) => (
            <Fact key={field} label={fieldName(field)}>
              <bdi className="whitespace-pre-line">{text}</bdi>
            </Fact>
          ))}
        </Facts>
      )}
    </TitledCard>
  );
}
