export default () => globalThis.__PRESENTLY_BACKING__.stop();
