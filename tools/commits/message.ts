const longestSubject = 72;
const longestLine = 120;

/** Messages that git writes itself. */
const isWrittenByGit = (subject: string): boolean => /^(?:Merge |Revert "|fixup! |squash! |amend! )/.test(subject);

/** The folder names of a repository, as areas are written: `link-preview` is also `link preview`. */
export const areasIn = (folders: readonly string[]): Set<string> =>
  new Set(
    folders.flatMap((folder) => {
      const name = folder.slice(folder.lastIndexOf('/') + 1).replace(/^\./, '');
      return [name, name.replaceAll('-', ' ')];
    }),
  );

/**
 * What a commit's message lacks, in sentences. Empty if it keeps the rules of CONTRIBUTING.md.
 * @param areas of {@link areasIn}
 */
export function faultsOf(message: string, areas: ReadonlySet<string>): string[] {
  // Git leaves the lines out that begin with #.
  const [subject = '', ...rest] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (isWrittenByGit(subject)) return [];
  const faults: string[] = [];
  if (subject.length > longestSubject)
    faults.push(`The subject has ${subject.length} characters. At most ${longestSubject} are allowed.`);
  const parts = /^([^:]*): (\S.*)$/.exec(subject);
  if (!parts) return [...faults, 'The subject must be "area: do this".'];
  const [, area = '', what = ''] = parts;
  if (!areas.has(area)) faults.push(`"${area}" is no area. An area is one name of a folder in the repository.`);
  if (/^\p{Lu}\p{Ll}/u.test(what)) faults.push('What follows the area must begin in lower case.');
  if (/[.;]\s*$|; /.test(what)) faults.push('The subject must be one idea, without a full stop or a semicolon.');
  if ((rest[0] ?? '') !== '') faults.push('The line after the subject must be empty.');
  if (rest.some((line) => line.length > longestLine && line.trim().includes(' ')))
    faults.push(`A line of the body has more than ${longestLine} characters.`);
  return faults;
}
