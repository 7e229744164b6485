import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperatorsWords } from './operators-words.js';

const folder = mkdtempSync(join(tmpdir(), 'notices-'));
const file = join(folder, 'notices.json');
const reading = (content: unknown) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return () => readOperatorsWords(file, undefined);
};
const terms = { title: 'Terms', lead: 'Our rules.', parts: [{ title: 'One', text: 'Be kind.' }] };

describe('What the operator says on the pages about the service', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is nothing without a file and an address', () => {
    expect(readOperatorsWords(undefined, undefined)).toEqual({ notices: {}, contactEmail: null });
    expect(readOperatorsWords(undefined, 'hello@example.com').contactEmail).toBe('hello@example.com');
  });

  it('is read from the file, page by page', () => {
    expect(reading({ terms })().notices).toEqual({ terms });
    expect(reading({ terms: { ...terms, language: 'de-AT' } })().notices.terms!.language).toBe('de-AT');
    const contact = { ...terms, parts: [{ title: 'Us', text: 'Write.', email: 'us@example.com' }] };
    expect(reading({ contact })().notices).toEqual({ contact });
  });

  it.each([
    ['{', /is not JSON/],
    [[], /must be an object with the keys/],
    [{ imprint: terms }, /imprint is none of privacy, terms, help, contact/],
    [{ terms: 'x' }, /terms must be an object/],
    [{ terms: { ...terms, title: '' } }, /terms\.title must be a text/],
    [{ terms: { ...terms, lead: 7 } }, /terms\.lead must be a text/],
    [{ terms: { ...terms, language: 'German' } }, /terms\.language must be a tag/],
    [{ terms: { ...terms, parts: [] } }, /terms\.parts must be a list/],
    [{ terms: { ...terms, parts: [{ title: 'One' }] } }, /terms\.parts\[0\]\.text must be a text/],
    [{ terms: { ...terms, parts: [null] } }, /terms\.parts\[0\] must be an object/],
    [{ terms: { ...terms, lead: 'x'.repeat(200_001) } }, /more than 200000 characters/],
  ])('refuses %j at the start and says why', (content, problem) => {
    expect(reading(content)).toThrow(problem);
  });

  it('refuses a file that is not there', () => {
    expect(() => readOperatorsWords(join(folder, 'none.json'), undefined)).toThrow(/NOTICES_FILE .* cannot be read/);
  });
});
