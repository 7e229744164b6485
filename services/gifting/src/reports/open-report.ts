import { reportOpened } from '@presently/contracts/gifting/reports';
import { isUserErased } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { networkHolder } from '@presently/service/network-of';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Gift } from '../gifts/gift.entity.js';
import type { Reportable } from './find-reportable.js';
import { reportableMs } from '../gifts/copies/keep-copies.js';
import { Report } from './report.entity.js';

type Facts = Pick<Report, 'senderId' | 'reason' | 'text' | 'copy'> & { gift: Gift | null; linkHash?: string };

/** Words of a holder of a link, who may be anybody. */
interface Said extends Pick<Report, 'reason' | 'text'> {
  address: string | undefined;
}

/** Characters of the first words, and of the newest words after them. */
const [mostFirst, mostLater] = [1_200, 3_600];

/** Stores a report of a person without an account, and publishes it. */
@Injectable()
export class OpenReport {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
  ) {}

  /**
   * Takes a report from the holder of a link. None is refused: a sender who reports themselves must not use up what
   * others may say. Beyond the budgets of the link and of the network it is added to the newest open report of the link, or
   * else of the sender.
   */
  async take(tx: EntityManager, { linkHash, senderId, copy, gift }: Reportable, said: Said): Promise<void> {
    const { reason, text, address } = said;
    const usedUp = await this.budgets.spend(
      tx,
      { budget: 'gift-reports', holder: `link:${linkHash}` },
      ...(address === undefined ? [] : [{ budget: 'network-reports', holder: networkHolder(address) } as const]),
    );
    const newest = usedUp && ((await newestOpen(tx, { linkHash })) ?? (await newestOpen(tx, { senderId })));
    if (!newest) return this.open(tx, { senderId, reason, text, copy, gift, linkHash });
    const ofAnother = newest.linkHash === linkHash ? '' : ` Of another link: ${copy.giftName}. ${copy.message ?? ''}`;
    newest.text = joined(newest.text, `Reported again (${reason}). ${text ?? ''}${ofAnother.slice(0, mostFirst)}`);
  }

  async open(tx: EntityManager, facts: Facts): Promise<void> {
    const { senderId, reason } = facts;
    const reportedAt = this.clock.now();
    // What is left of an erased account ends after 30 days.
    const endsAt = (await isUserErased(tx, senderId)) ? new Date(reportedAt.getTime() + reportableMs) : null;
    const report = tx.create(Report, {
      linkHash: null,
      ...facts,
      id: randomUUID(),
      reportedAt,
      endsAt,
      closedAt: null,
    });
    const aggregate = { kind: 'report', id: report.id, version: 1 };
    const data = { reportId: report.id, senderId, reason, openedAt: reportedAt.toISOString(), adminId: null };
    await this.outbox.add(tx, reportOpened, aggregate, data);
  }
}

const newestOpen = (tx: EntityManager, of: { linkHash: string } | { senderId: string }): Promise<Report | null> =>
  tx.findOne(
    Report,
    { ...of, closedAt: null },
    // Locked, so that words that arrive at the same time are all added.
    { orderBy: { reportedAt: 'desc', id: 'desc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );

function joined(earlier: string | null, words: string): string {
  const first = (earlier ?? '').slice(0, mostFirst);
  const later = `${(earlier ?? '').slice(mostFirst)}\n\n${words.trim()}`;
  return (first + later.slice(-mostLater)).trim();
}
