import config from '../jest.config.mjs';

/**
 * What takes minutes. `npm run test:journeys`: each part of the product from its first screen to its last effect.
 * `npm run test:screens`: every screen through axe in both themes, the keyboard alone, each screen's checks.
 */
const e2e = config.projects.find(({ displayName }) => displayName === 'e2e');

export default {
  projects: [
    { ...e2e, displayName: 'journeys', testMatch: ['<rootDir>/proof/**/*.journey.ts'] },
    { ...e2e, displayName: 'screens', testMatch: ['<rootDir>/proof/**/*.screens.ts'] },
  ],
};
