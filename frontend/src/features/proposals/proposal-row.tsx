import type { ProposalSettingChange } from '@presently/contracts/gifting/proposals';
import { unitsOf } from '@presently/rules/money';
import { priceRangeOf, rangesIn, type PriceRange } from '@presently/rules/price-range';
import { messageTones, type MessageTone } from '@presently/rules/vocabulary';
import type { ReactNode } from 'react';
import { useCurrency } from '../../domain/user/currency.js';
import { Field } from '../../ui/controls/field.js';
import { LabelledSwitch } from '../../ui/controls/labelled-switch.js';
import { Select } from '../../ui/controls/select.js';
import { Switch } from '../../ui/controls/switch.js';
import { proposalsWords as say } from '../../languages/proposals/en.js';

/** What the sender chooses for one day, or for all days of a person. */
export type Terms = Required<Pick<ProposalSettingChange, 'isOn' | 'daysBefore' | 'budget' | 'tone'>> &
  Pick<ProposalSettingChange, 'isChoice'>;

interface Option {
  value: string;
  label: string;
}
const daysOption = (days: number): Option => ({
  value: String(days),
  get label() {
    return say('daysBefore', { days });
  },
});
const budgetOption = ({ label, min, max, currency }: PriceRange): Option => {
  const units = unitsOf(currency);
  return { value: max === null ? `${min / units}+` : `${min / units}-${max / units}`, label };
};
export const budgetsIn = (currency: string): Option[] => rangesIn(currency).map(budgetOption);
const daysBefore = [3, 7, 14, 21].map(daysOption);
/** The API takes more than the lists offer. */
const withChosen = (options: Option[], chosen: Option): Option[] =>
  options.some(({ value }) => value === chosen.value) ? options : [chosen, ...options];

const toneNames = {
  warm: 'toneWarm',
  funny: 'toneFunny',
  formal: 'toneFormal',
  heartfelt: 'toneHeartfelt',
} as const satisfies Record<MessageTone, string>;
const tones = () => messageTones.map((value) => ({ value, label: say(toneNames[value]) }));

interface ProposalRowProps {
  name: string;
  note: string;
  /** Of the switch, for screen readers. */
  label: string;
  /** Undefined until it is loaded. */
  terms: Terms | undefined;
  isSaving: boolean;
  onChange: (part: Partial<Terms>) => void;
  /** Whether the fields are open while it is on. */
  hasFields?: boolean;
  children?: ReactNode;
}

/** A switch for proposals, with when, budget and tone while it is on. */
export function ProposalRow({
  name,
  note,
  label,
  terms,
  isSaving,
  onChange,
  hasFields = true,
  ...rest
}: ProposalRowProps) {
  const currency = useCurrency();
  const budget = terms && budgetOption(priceRangeOf(terms.budget, currency)!);
  const budgets = budgetsIn(currency);
  return (
    <>
      <label className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="font-semibold wrap-anywhere">{name}</span>{' '}
          <span className="text-sm text-ink-soft">{note}</span>
        </span>
        <Switch
          aria-label={label}
          checked={terms?.isOn ?? false}
          disabled={!terms || isSaving}
          onCheckedChange={(isOn) => onChange({ isOn })}
        />
      </label>
      {terms?.isOn && budget && hasFields && (
        <fieldset aria-label={name} className="grid min-w-0 gap-3 sm:grid-cols-3">
          <Field label={say('when')}>
            {(control) => (
              <Select
                {...control}
                value={String(terms.daysBefore)}
                onValueChange={(value) => onChange({ daysBefore: Number(value) })}
                options={withChosen(daysBefore, daysOption(terms.daysBefore))}
              />
            )}
          </Field>
          <Field label={say('budget')}>
            {(control) => (
              <Select
                {...control}
                value={budget.value}
                onValueChange={(chosen) => onChange({ budget: chosen })}
                options={withChosen(budgets, budget)}
              />
            )}
          </Field>
          <Field label={say('tone')}>
            {(control) => (
              <Select
                {...control}
                value={terms.tone}
                onValueChange={(tone) => onChange({ tone: tone as Terms['tone'] })}
                options={tones()}
              />
            )}
          </Field>
          <div className="sm:col-span-3">
            <LabelledSwitch
              label={say('proposeThree')}
              hint={say('proposeThreeHint')}
              isOn={terms.isChoice ?? false}
              onTurn={(isChoice) => onChange({ isChoice })}
            />
          </div>
        </fieldset>
      )}
      {rest.children}
    </>
  );
}
