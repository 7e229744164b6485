import config from './jest.config.mjs';

/** Every screen through axe in both themes, the keyboard alone, each screen's checks: `npm run test:screens`, minutes long. */
const journeys = config.projects.find(({ displayName }) => displayName === 'e2e');

export default { ...journeys, displayName: 'screens', testMatch: ['<rootDir>/e2e/**/*.screens.ts'] };
