import { cpus, totalmem } from 'node:os';

/** `2 × AMD EPYC, 24 GiB, Node 24.21.0` */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const processors = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  return `${processors}, ${memory} GiB, Node ${process.versions.node}`;
}

/** `2026-11-21` */
export const today = (): string => new Date().toISOString().slice(0, 10);
