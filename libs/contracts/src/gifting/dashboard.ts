import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional } from 'class-validator';
import { Nothing } from '../kit/empty-messages.js';
import { Nested } from '../kit/fields/nested.js';
import { operation } from '../kit/operation.js';
import { Gift } from './gifts.js';
import { UpcomingOccasion } from './occasions.js';

/** Rows of the lists on the dashboard. */
export const dashboardRows = {
  nextOccasions: 5,
  recentGifts: 5,
  upcomingGifts: 3,
  toBuy: 5,
  orders: 5,
  toTell: 3,
} as const;
/** How many days before its date a product that is not bought is shown. */
export const toBuyDays = 5;
/** The highest number of upcoming occasions that is counted. */
export const mostUpcoming = 10_000;

const orderTroubles = ['problem', 'late', 'due'] as const;
export type OrderTrouble = (typeof orderTroubles)[number];

/** A gift whose order needs a look. */
export class OrderToSee extends Gift {
  /** There is a problem; it comes after its day; its day of arrival has come, and nobody has said that it is here. */
  @IsIn(orderTroubles) trouble!: OrderTrouble;
}

/** What the sender sees first. Its size does not depend on how much the sender has. */
export class Dashboard {
  @IsInt() recipients!: number;
  /** Occasions in the next 30 days, today included; at most 10,000 are counted. */
  @IsInt() upcoming!: number;
  @IsInt() giftsSent!: number;
  /** Proposals that wait for a decision and whose day is not over. */
  @IsInt() openProposals!: number;
  /** Soonest first. */
  @ArrayMaxSize(dashboardRows.nextOccasions)
  @IsArray()
  @Nested(() => UpcomingOccasion)
  nextOccasions!: UpcomingOccasion[];
  /** Sent ones, the latest event first. */
  @ArrayMaxSize(dashboardRows.recentGifts) @IsArray() @Nested(() => Gift) recentGifts!: Gift[];
  /** Planned ones, the next first. */
  @ArrayMaxSize(dashboardRows.upcomingGifts) @IsArray() @Nested(() => Gift) upcomingGifts!: Gift[];
  /** Gifts whose product the sender buys and has not bought: those whose date is near, or that have none. */
  @ArrayMaxSize(dashboardRows.toBuy) @IsArray() @Nested(() => Gift) toBuy!: Gift[];
  /** Orders that need a look, those that arrive first in front. */
  @IsOptional() @ArrayMaxSize(dashboardRows.orders) @IsArray() @Nested(() => OrderToSee) orders?: OrderToSee[];
  /** Gifts of two weeks to three months ago of which the sender has not said how they went. The latest first. */
  @ArrayMaxSize(dashboardRows.toTell) @IsArray() @Nested(() => Gift) toTell!: Gift[];
}

export const getDashboard = operation('gifting.getDashboard', {
  route: 'GET /api/dashboard',
  access: 'user',
  shows: ['recipients', 'occasions', 'gifts', 'proposals'],
  input: Nothing,
  output: Dashboard,
});
