import { cpus, release, totalmem } from 'node:os';

/** `2 × AMD EPYC, 24 GiB, Linux 6.1, Node 24.21.0` */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const processors = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  return `${processors}, ${memory} GiB, Linux ${release()}, Node ${process.versions.node}`;
}

/** `2026-11-21` */
export const today = (): string => new Date().toISOString().slice(0, 10);
