export { default } from '../jest.config.mjs';
