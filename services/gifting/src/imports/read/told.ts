import type { CodedProblem } from '@presently/contracts/kit/coded-problem';
import type { BrokenRule } from '@presently/rules/field-rules';
import { en, type ImportProblemCode, type Named, type RefusalCode } from '@presently/rules/import-problems/en';
import { sayIn } from '@presently/rules/service-words';

/** Something that could not be read. The only way to make one is by its code, so that every language can word it. */
export interface Told {
  /** In English. */
  sentence: string;
  problem: CodedProblem;
}

/** How a problem and its sentence are stored and answered; null where there is none. */
export interface StoredProblems {
  /** The sentences of all. */
  problem: string | null;
  problems: CodedProblem[] | null;
}

/** Characters of the sentences of a row. */
const longestProblem = 1_000;
/** Characters of a text that a problem names, which may have come from a file. */
const longestText = 80;
/** Those of texts with a bound of their own. */
const longestOf: Partial<Record<string, number>> = {
  files: 410,
  calendar: 20,
  written: 40,
  until: 10,
  list: 40,
  field: 40,
};

/** @param named what the message names. A text of it may come from a file: it is cut, and has no control characters. */
export function told<Code extends Exclude<ImportProblemCode, RefusalCode>>(code: Code, ...named: Named<Code>): Told {
  const shown = shownOf((named[0] ?? {}) as CodedProblem['params']);
  return { sentence: sayIn('en', en[code], shown), problem: { code, params: shown } };
}

/** A value that our own forms refuse. */
export interface Refused {
  field: string;
  /** Undefined for a sentence that no rule states. */
  rule: BrokenRule | undefined;
  /** What the form says, in English. Other languages word the rule. */
  sentence: string;
}

export const toldRefusal = (code: RefusalCode, { field, rule, sentence }: Refused): Told => ({
  sentence: sayIn('en', en[code], { reason: sentence }),
  problem: { code, params: { ...shownOf({ field }), ...rule } },
});

/** A problem of a file inside a zip. */
export function toldIn(name: string, { sentence, problem }: Told): Told {
  const inside = shownOf({ file: shortName(name) });
  return {
    sentence: sayIn('en', en['in-file'], { ...inside, problem: sentence }),
    problem: { code: problem.code, params: { ...problem.params, ...inside } },
  };
}

/** The end of the name of a file in a zip, whose beginning are folders. */
export const shortName = (name: string): string => name.slice(-longestText);

export const sentencesOf = (all: readonly Told[]): string => all.map(({ sentence }) => sentence).join(' ');

export const storedProblems = (all: readonly Told[], longest = longestProblem): StoredProblems => ({
  problem: sentencesOf(all).slice(0, longest) || null,
  problems: all.length > 0 ? all.map(({ problem }) => problem) : null,
});

/** Neither too long, nor with what no database stores. */
function shownOf(values: CodedProblem['params']): CodedProblem['params'] {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? plain(value.slice(0, longestOf[name] ?? longestText)) : value,
  ]);
  return Object.fromEntries(shown) as CodedProblem['params'];
}

const plain = (text: string): string => text.replaceAll(/\p{Cc}/gu, '').toWellFormed();
