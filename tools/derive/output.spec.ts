import { replaceRegion } from './output.ts';

describe('a derived region of a file', () => {
  const file = ['services:', '  # derived: passwords', '  old: text', '  # end of derived', '  last: line', ''].join(
    '\n',
  );

  it('is replaced and indented as its first mark is', () => {
    expect(replaceRegion(file, '#', 'passwords', 'a: 1\n\nb: 2')).toBe(
      ['services:', '  # derived: passwords', '  a: 1', '', '  b: 2', '  # end of derived', '  last: line', ''].join(
        '\n',
      ),
    );
  });

  it('stays as it is when it is replaced by itself', () => {
    const once = replaceRegion(file, '#', 'passwords', 'a: 1');
    expect(replaceRegion(once, '#', 'passwords', 'a: 1')).toBe(once);
  });

  it('is refused in a file that has no such marks', () => {
    expect(() => replaceRegion(file, '#', 'processes', '')).toThrow('there is no region "# derived: processes"');
  });
});
