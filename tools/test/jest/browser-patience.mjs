import { configure } from '@testing-library/dom';
import { jest } from '@jest/globals';

// Jest transforms a dynamic import at its first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
jest.setTimeout(180_000);
