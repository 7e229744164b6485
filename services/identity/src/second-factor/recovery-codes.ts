import { recoveryCodesOfUser } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecretBox } from './secret-box.js';

/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

const drawCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
const comparable = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Ten codes, each for one sign-in without the authenticator app. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly box: SecretBox) {}

  /** Replaces the user's codes. @returns `k7m2p-x9qwe` */
  async replace(tx: EntityManager, userId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodesOfUser }, drawCode);
    await tx.nativeDelete(RecoveryCode, { user: userId });
    await tx.insertMany(
      RecoveryCode,
      codes.map((code) => ({ user: userId, hash: this.box.hash(userId, code) })),
    );
    return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
  }

  /** Uses a code up. @returns whether it was one */
  async take(em: EntityManager, userId: string, typed: string): Promise<boolean> {
    const hash = this.box.hash(userId, comparable(typed));
    return (await em.nativeDelete(RecoveryCode, { user: userId, hash })) > 0;
  }
}
