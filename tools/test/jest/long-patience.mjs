import { jest } from '@jest/globals';

// A topic of the security suite makes many requests.
jest.setTimeout(120_000);
