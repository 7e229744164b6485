import { configure } from '@testing-library/dom';
import { jest } from '@jest/globals';

// What is fetched when it opens is transformed when it is first asked for, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
