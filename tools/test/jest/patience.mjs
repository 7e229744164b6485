import { jest } from '@jest/globals';

// Real databases and brokers on a busy machine: what hangs fails all the same, only later.
jest.setTimeout(60_000);
