import { existsSync, rmSync, statSync } from 'node:fs';
import { createScratchFolder, isInMemory } from './scratch-folder.ts';

describe('the folder for the files of a test run', () => {
  it('is in memory, if that is a file system where programs may run', () => {
    const mounts = (type: string, options: string) => `/dev/vda / ext4 rw 0 0\nshm /dev/shm ${type} ${options} 0 0\n`;
    expect(isInMemory(mounts('tmpfs', 'rw,nosuid'), '/dev/shm')).toBe(true);
    expect(isInMemory(mounts('tmpfs', 'rw,noexec,nosuid'), '/dev/shm')).toBe(false);
    expect(isInMemory(mounts('ext4', 'rw'), '/dev/shm')).toBe(false);
    expect(isInMemory(mounts('tmpfs', 'rw'), '/dev')).toBe(false);
    expect(isInMemory('', '/dev/shm')).toBe(false);
  });

  it('can be entered by the user that runs Postgres', () => {
    const folder = createScratchFolder();
    expect(existsSync(folder)).toBe(true);
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('755');
    rmSync(folder, { recursive: true });
  });
});
