import { Clock } from '@presently/service/clock';
import { firstRunFiles } from '@presently/topology/first-run-files';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GatewayEnv } from '../env.js';

const { offer, used, administrator } = firstRunFiles;

interface Offer {
  /** SHA-256 of the token in the log. */
  tokenHash: string;
  expiresAt: string;
}

/**
 * What the first-run page exchanges with the supervisor of a box, which offers it while there is no administrator. The
 * supervisor then starts the product again and makes the named account the administrator.
 */
@Injectable()
export class FirstRun {
  constructor(
    private readonly env: GatewayEnv,
    private readonly clock: Clock,
  ) {}

  isOpenTo(token: string): boolean {
    const found = this.read(offer);
    if (!found || new Date(found.expiresAt) <= this.clock.now()) return false;
    return found.tokenHash === createHash('sha256').update(token).digest('hex');
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
    if (!this.isOpenTo(token) || !this.move(offer, used)) return false;
    try {
      await createAccount();
    } catch (error) {
      this.move(used, offer);
      throw error;
    }
    this.write(firstRunFiles.settings, settings);
    // The supervisor waits for this file, so it is the last.
    this.write(administrator, { username });
    rmSync(this.pathOf(used), { force: true });
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
