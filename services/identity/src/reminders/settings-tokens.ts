import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { IdentityEnv } from '../env.js';

const idBytes = 16;

/**
 * The token of the link in a reminder: the user's id and a signature, 64 characters. It never expires, because a mail
 * may be read years later, and grants access to the reminder settings only. Nothing is stored.
 */
@Injectable()
export class SettingsTokens {
  constructor(private readonly env: IdentityEnv) {}

  issue(userId: string): string {
    const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, this.sign(id)]).toString('base64url');
  }

  /** @returns the user's id; undefined for a token that we have not signed */
  read(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, idBytes);
    const signature = bytes.subarray(idBytes);
    const own = this.sign(id);
    if (signature.length !== own.length || !timingSafeEqual(signature, own)) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** The signature covers the purpose, so that the key can sign other tokens. */
  private sign(id: Buffer): Buffer {
    return createHmac('sha256', this.env.REMINDER_LINK_KEY).update('reminder-settings\0').update(id).digest();
  }
}
