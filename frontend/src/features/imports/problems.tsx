import type { Import, ImportRow } from '@presently/contracts/gifting/imports';
import type { CodedProblem } from '@presently/contracts/kit/coded-problem';
import type { RuleName } from '@presently/rules/field-rules';
import type { en } from '@presently/rules/import-problems/en';
import type { Arguments } from '@presently/rules/words';
import type { ReactNode } from 'react';
import { ruleHere } from '../../languages/said-here.js';
import { translated, translatedRich } from '../../languages/words.js';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { formatBirthday } from '../../lib/time/dates.js';
import { importsWords as say } from '../../languages/imports/en.js';

type Told = Pick<Import | ImportRow, 'problem' | 'problems'>;

/** What could not be read: each problem in the page's language, or else all as the API says them. */
export function Problems({ of: { problem, problems } }: { of: Told }) {
  const here = (problems ?? []).map(problemHere);
  if (here.length === 0 || here.includes(undefined)) return problem;
  return here.map((words, place) => (
    // They may repeat, and never move.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={place} className="block">
      {words}
    </span>
  ));
}

/** Why a file was not taken. */
export function refusalOf(error: unknown): ReactNode {
  const { code, params } = (error instanceof ApiError && error.problem) || {};
  const problem = code === 'import.unreadable' ? params?.['problem'] : undefined;
  const words = typeof problem === 'string' ? problemHere({ code: problem, params: {} }) : undefined;
  return words ?? messageOf(error, say('sendFailed'));
}

const area = 'importProblems';

/** Undefined in English, which the API says itself, and for a problem that has no words here. */
function problemHere({ code, params: { file, ...named } }: CodedProblem): ReactNode {
  const { until, field } = named;
  const values = {
    ...unsaid,
    ...named,
    ...(until !== undefined && { until: formatBirthday(String(until)) }),
    ...(field !== undefined && { reason: reasonHere(named) ?? missing }),
  };
  const plain = translated(area, code, values);
  if (plain === undefined || /\0|NaN/.test(plain)) return undefined;
  const words = translatedRich(area, code, values);
  return file === undefined ? words : translatedRich(area, 'in-file', { file, problem: '' }, { other: () => words });
}

/** In place of what a server of another version leaves out. */
const missing = '\0';
type English = Omit<typeof en, 'in-file'>;
type Named = keyof { [Code in keyof English as keyof Arguments<English[Code]>]: unknown };
const unsaid: Record<Named, string> = {
  line: missing,
  card: missing,
  count: missing,
  more: missing,
  most: missing,
  megabytes: missing,
  entry: missing,
  files: missing,
  calendar: missing,
  written: missing,
  until: missing,
  list: missing,
  reason: missing,
};

const fields: Partial<Record<string, Parameters<typeof say>[0]>> = {
  name: 'fullName',
  relationship: 'relationship',
  email: 'email',
  phone: 'phone',
  birthday: 'birthday',
  address: 'address',
  labels: 'groups',
  interests: 'interests',
};

/** Why a form would refuse a value, with the name of the field if a column may hold it. */
function reasonHere({ field = '', rule = 'pattern', ...limits }: CodedProblem['params']): string | undefined {
  const reason = ruleHere({ rule: rule as RuleName, ...limits });
  const name = fields[field];
  return reason && name ? say('fieldRefused', { field: say(name), reason }) : reason;
}
