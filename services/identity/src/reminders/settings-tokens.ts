import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { IdentityEnv } from '../env.js';

const idBytes = 16;

/** The user of a link, and the address to which it was mailed. */
interface Reader {
  id: string;
  contact: string | null;
}

/**
 * The token of the link in a reminder: the user's id and a signature, 64 characters. It grants access to the reminder
 * settings only, as long as the address is the user's: a mail may be read years later. Nothing is stored.
 */
@Injectable()
export class SettingsTokens {
  constructor(private readonly env: IdentityEnv) {}

  issue(reader: Reader): string {
    const id = Buffer.from(reader.id.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, this.sign(reader)]).toString('base64url');
  }

  /** The user's id, which is not verified. Undefined if there is none. */
  idIn(token: string): string | undefined {
    const id = Buffer.from(token, 'base64url').subarray(0, idBytes).toString('hex');
    if (id.length !== idBytes * 2) return undefined;
    return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  isOf(token: string, reader: Reader): boolean {
    const signature = Buffer.from(token, 'base64url').subarray(idBytes);
    const own = this.sign(reader);
    return reader.contact !== null && signature.length === own.length && timingSafeEqual(signature, own);
  }

  /** The signature covers the purpose, so that the key can sign other tokens. */
  private sign({ id, contact }: Reader): Buffer {
    const signed = `reminder-settings\0${id}\0${contact?.toLowerCase()}`;
    return createHmac('sha256', this.env.REMINDER_LINK_KEY).update(signed).digest();
  }
}
