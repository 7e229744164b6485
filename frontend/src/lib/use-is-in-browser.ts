import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Whether the page lives in a browser. The server that writes it loads no lazy parts. */
export const useIsInBrowser = (): boolean => useSyncExternalStore(neverChanges, inBrowser, onServer);
