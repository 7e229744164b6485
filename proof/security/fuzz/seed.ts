import { crc32 } from 'node:zlib';

/** `--seed`: the same one makes the same calls. */
export const seed = Number(process.env.FUZZ_SEED ?? 20261121);

/** A seed of its own for each operation: with one for all, every operation would get the same few headers. */
export const seedOf = (operation: string): number => (seed + crc32(operation)) | 0;
