export default () => globalThis.__PRESENTLY_STOP_POSTGRES__();
