import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GatewayEnv } from '../env.js';

interface Offer {
  /** SHA-256 of the token in the log. */
  tokenHash: string;
  expiresAt: string;
}

/**
 * The files that the supervisor of a box and the first-run page exchange. The supervisor offers the page while there is
 * no administrator; the page writes the settings and names the account. The supervisor then starts the product again
 * and makes that account the administrator.
 */
@Injectable()
export class FirstRun {
  constructor(
    private readonly env: GatewayEnv,
    private readonly clock: Clock,
  ) {}

  isOpenTo(token: string): boolean {
    const offer = this.read('first-run.json');
    if (!offer || new Date(offer.expiresAt) <= this.clock.now()) return false;
    return offer.tokenHash === createHash('sha256').update(token).digest('hex');
  }

  /**
   * Uses the token up, then creates the account, then hands both over. The token stays valid if the account is refused.
   * @returns false if another press has used it
   */
  async finish(
    token: string,
    { username, settings }: { username: string; settings: Record<string, string> },
    createAccount: () => Promise<void>,
  ): Promise<boolean> {
    if (!this.isOpenTo(token) || !this.move('first-run.json', 'first-run.used.json')) return false;
    try {
      await createAccount();
    } catch (error) {
      this.move('first-run.used.json', 'first-run.json');
      throw error;
    }
    this.write('settings.json', settings);
    // The supervisor waits for this file, so it is the last.
    this.write('administrator.json', { username });
    rmSync(this.pathOf('first-run.used.json'), { force: true });
    return true;
  }

  private pathOf(file: string): string {
    return join(this.env.FIRST_RUN_DIR!, file);
  }

  private read(file: string): Offer | undefined {
    if (this.env.FIRST_RUN_DIR === undefined) return undefined;
    try {
      return JSON.parse(readFileSync(this.pathOf(file), 'utf8')) as Offer;
    } catch {
      return undefined;
    }
  }

  /** Only one of several that move a file succeeds. */
  private move(from: string, to: string): boolean {
    try {
      renameSync(this.pathOf(from), this.pathOf(to));
      return true;
    } catch {
      return false;
    }
  }

  private write(file: string, content: object): void {
    const beside = this.pathOf(`${file}.new`);
    writeFileSync(beside, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    renameSync(beside, this.pathOf(file));
  }
}
