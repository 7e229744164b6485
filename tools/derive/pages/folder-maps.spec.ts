import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emptyFolderMap, withFolderMap } from './folder-maps.ts';

describe('the map of the folders of a service', () => {
  let src: string;
  const page = (...lines: string[]) =>
    ['## Folders', '', '<!-- derived: folders -->', ...lines, '<!-- end of derived -->', ''].join('\n');
  const write = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(src, path)), { recursive: true });
      writeFileSync(join(src, path), text);
    }
  };

  beforeEach(() => {
    src = mkdtempSync(join(tmpdir(), 'presently-folders-'));
    write({
      'main.ts': "import './gifts/gift.js';",
      'gifts/gift.ts': "import { findRecipient } from '../recipients/record/find.js';",
      'gifts/gift.spec.ts': "import '../zoo/zebra.js';",
      'recipients/record/find.ts': "import type { Sender } from '../../senders/sender.js';",
      'recipients/all.tsx': '',
      'senders/sender.ts': '',
    });
  });

  afterEach(() => rmSync(src, { recursive: true, force: true }));

  it('has them in the order of their imports, with what a person wrote about each', () => {
    const map = withFolderMap(
      page('- `gifts`: what is', '  given', '- `recipients`: to whom', '- `senders`: who'),
      src,
    );
    expect(map).toBe(
      page('', '- `senders`: who', '- `recipients` (`record`): to whom', '- `gifts`: what is given', ''),
    );
    expect(withFolderMap(map, src)).toBe(map);
  });

  it('forgets a folder that is gone, and asks what a new one is for', () => {
    const old = page('- `gifts`: what', '- `people`: gone', '- `recipients`: to whom', '- `senders`: who');
    expect(withFolderMap(old, src)).not.toContain('people');
    write({ 'occasions/day.ts': '' });
    expect(() => withFolderMap(old, src)).toThrow('say what `occasions` is for');
  });

  it('of a new page says what it can, and asks for the rest when it is read again', () => {
    write({ 'migrations/first.ts': '', 'reactions/on-user-erased.ts': '' });
    const map = withFolderMap(emptyFolderMap, src, { gifts: 'what is given' });
    expect(map).toContain(
      [
        '',
        '- `migrations`: steps from one schema to the next',
        '- `reactions`: one file for each event of another service',
        '- `senders`: …',
        '- `recipients` (`record`): …',
        '- `gifts`: what is given',
        '',
      ].join('\n'),
    );
    expect(() => withFolderMap(map, src)).toThrow('say what `senders` is for');
    const said = map.replace('`senders`: …', '`senders`: who').replace('(`record`): …', '(`record`): to whom');
    expect(withFolderMap(said, src)).toBe(said);
  });

  it('is refused where folders form a circle', () => {
    write({ 'senders/sender.ts': "import type { Gift } from '../gifts/gift.js';" });
    expect(() => withFolderMap(page(), src)).toThrow('in a circle: gifts, recipients, senders');
  });

  it('leaves a page without a map as it is', () => {
    expect(withFolderMap('# gifting\n', src)).toBe('# gifting\n');
  });
});
