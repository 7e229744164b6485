import { readFile } from 'node:fs/promises';

export type BounceFormat = 'gmail' | 'exchange' | 'exchange-online' | 'delayed' | 'out-of-office';

/** A mail that came back, as a mail system writes it. */
export async function bounceMail(format: BounceFormat, to: string): Promise<string> {
  const mail = await readFile(new URL(`./bounces/${format}.eml`, import.meta.url), 'utf8');
  return mail.replaceAll('{to}', to).replaceAll('\n', '\r\n');
}
