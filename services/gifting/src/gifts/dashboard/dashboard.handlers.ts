import { dashboardRows, getDashboard, toBuyDays, type Dashboard } from '@presently/contracts/gifting/dashboard';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { outcomeDays } from '@presently/rules/vocabulary';
import { addDays } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { countUpcoming, upcomingOf } from '../../recipients/occasions/upcoming.queries.js';
import {
  countsOf,
  giftsToBuyOf,
  giftsToTellOf,
  ordersToSeeOf,
  recentGiftsOf,
  upcomingGiftsOf,
} from './dashboard.queries.js';

const days = 30;
/** After so many days nobody remembers how a gift went. */
const askedDays = 90;

@Controller()
export class DashboardHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Handles(getDashboard)
  async get(_input: Nothing, { caller, timeZone }: HandlerContext<typeof getDashboard>): Promise<Dashboard> {
    const { em } = this;
    const { userId } = caller;
    const window = { userId, today: this.clock.today(timeZone), days };
    const { read, present } = upcomingOf(em, window);
    const next = await read(undefined, dashboardRows.nextOccasions);
    const orders = await ordersToSeeOf(em, userId, window.today);
    return {
      ...(await countsOf(em, userId, window.today)),
      upcoming: next.length < dashboardRows.nextOccasions ? next.length : await countUpcoming(em, window),
      nextOccasions: next.flatMap((row) => present(row) ?? []),
      recentGifts: await recentGiftsOf(em, userId),
      upcomingGifts: await upcomingGiftsOf(em, userId),
      toBuy: await giftsToBuyOf(em, userId, addDays(window.today, toBuyDays)),
      ...(orders.length > 0 && { orders }),
      toTell: await giftsToTellOf(em, userId, addDays(window.today, -askedDays), addDays(window.today, -outcomeDays)),
    };
  }
}
