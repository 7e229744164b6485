import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { environment } from '../../../libs/cli/src/environment.ts';
import { Failure } from '../../../libs/cli/src/failure.ts';

const candidates = [
  environment.CHROMIUM_BIN,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser of this machine; undefined without one. */
export const browserPath = candidates.find((path) => path && existsSync(path));

/** A microphone that beeps and a camera that shows a counter, allowed without a prompt. */
export const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  if (!browserPath) throw new Failure('There is no Chromium here: install one, or name it in CHROMIUM_BIN');
  return chromium.launch({
    executablePath: browserPath,
    args: [...browserArguments, ...more],
  });
}

/** Collects a page's errors: uncaught errors, and what the browser reports on the console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
