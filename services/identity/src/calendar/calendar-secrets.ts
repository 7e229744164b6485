import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { IdentityEnv } from '../env.js';
import type { User } from '../users/user.entity.js';

const idBytes = 16;

/**
 * The secret of a user's calendar address: the user's id and a signature of it and of a counter, 64 characters. The
 * database holds the counter only, so a copy of it opens no calendar. Counting on ends the address.
 */
@Injectable()
export class CalendarSecrets {
  constructor(private readonly env: IdentityEnv) {}

  issue({ id, calendarRotation }: Pick<User, 'id' | 'calendarRotation'>): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([bytes, this.sign(bytes, calendarRotation)]).toString('base64url');
  }

  /** The id of the user whom a secret claims to belong to. Anyone can write such a secret: {@link opens} decides. */
  claimedId(secret: string): string {
    const id = Buffer.from(secret, 'base64url').subarray(0, idBytes).toString('hex');
    return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  opens(secret: string, user: Pick<User, 'id' | 'calendarRotation'>): boolean {
    const [given, own] = [Buffer.from(secret), Buffer.from(this.issue(user))];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  /** The signature covers the purpose, because the key signs other tokens, too. */
  private sign(id: Buffer, rotation: number): Buffer {
    const signed = createHmac('sha256', this.env.REMINDER_LINK_KEY).update('calendar\0').update(id);
    return signed.update(String(rotation)).digest();
  }
}
