import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((page) => existsSync(join(root, page)));
const textOf = (page: string) => readFileSync(join(root, page), 'utf8');

/** Lines of prose: neither in a table nor in a code block, nor one link that cannot be broken. */
function proseOf(page: string): string[] {
  let isCode = false;
  return textOf(page)
    .split('\n')
    .filter((line) => {
      if (/^\s*```/.test(line)) isCode = !isCode;
      return !isCode && !line.startsWith('|') && line.trim().includes(' ');
    });
}

describe('the documents', () => {
  it('have links that lead to a file', () => {
    const broken = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, link]) => link!)
        .filter((link) => !existsSync(join(root, dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    );
    expect(pages.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });

  it('have no line of prose over 120 characters', () => {
    const long = pages.flatMap((page) =>
      proseOf(page)
        .filter((line) => line.length > 120)
        .map((line) => `${page}: ${line}`),
    );
    expect(long).toEqual([]);
  });

  it('have code that no line break divides', () => {
    const divided = pages.flatMap((page) =>
      [
        ...proseOf(page).filter((line) => line.split('`').length % 2 === 0),
        ...textOf(page)
          .split('\n')
          .filter((line) => /^\s*```.*\s/.test(line)),
      ].map((line) => `${page}: ${line}`),
    );
    expect(divided).toEqual([]);
  });

  it('have a map of its folders for each service', () => {
    const readmes = pages.filter((page) => /^services\/[^/]+\/README\.md$/.test(page));
    expect(readmes.length).toBeGreaterThan(5);
    expect(readmes.filter((page) => !textOf(page).includes('<!-- derived: folders -->'))).toEqual([]);
  });

  it('name files that exist, but for recipes, which say what to write', () => {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    const endings = new Set(
      listed
        .trim()
        .split('\n')
        .flatMap((path) => path.split('/').map((_, index, names) => names.slice(index).join('/'))),
    );
    const isFileOfOurs =
      /^(?!dist\/|DATA_DIR\/|test-results\/)[\w.-]+(\/[\w.-]+)+\.(tsx?|mjs|json|css|md|sql|ya?ml|conf)$/;
    const unknown = pages
      .filter((page) => !page.startsWith('docs/recipes/'))
      .flatMap((page) =>
        [...textOf(page).matchAll(/`([^`\n]+)`/g)]
          .map(([, code]) => code!)
          .filter((code) => isFileOfOurs.test(code) && !endings.has(code))
          .map((code) => `${page}: ${code}`),
      );
    expect(unknown).toEqual([]);
  });
});
