import { jest } from '@jest/globals';

// A busy machine is slow, and a test that hangs still fails.
jest.setTimeout(180_000);
