import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { holdPorts } from './ports.js';

const asked = `
  const { holdPorts } = await import(${JSON.stringify(new URL('./ports.ts', import.meta.url).href)});
  console.log(JSON.stringify(await holdPorts(30)));
  process.stdin.resume();
`;

describe('ports', () => {
  it('are different for all who ask at once, in one process and in several', async () => {
    const children = [1, 2, 3].map(() =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', asked], { env: {} }),
    );
    // They hold their ports until all have chosen.
    const chosen = children.map(({ child }) => once(child.stdout!, 'data'));
    const own = await Promise.all([holdPorts(30), holdPorts(30)]);
    await Promise.all(chosen);
    for (const { child } of children) child.stdin!.end();
    const others = (await Promise.all(children)).map(({ stdout }) => JSON.parse(stdout) as number[]);
    const all = [...own, ...others].flat();
    expect(all).toHaveLength(150);
    expect(new Set(all).size).toBe(150);
  });

  it('are not those at which somebody listens', async () => {
    const [first] = await holdPorts(1);
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(first! + 1, '127.0.0.1', resolve));
    const next = await holdPorts(20);
    server.close();
    expect(next).not.toContain(first! + 1);
  });
});
