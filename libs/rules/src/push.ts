/** What a device is told. A new kind is added at the end, with its words in notifications. */
export const pushKinds = ['opened', 'thanked', 'chosen', 'reminder', 'proposal', 'arrived'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Devices of one account that get pushes. */
export const mostPushSubscriptions = 20;

/** Clocks of the account between which no push leaves: `HH:MM`. */
export const quietHours = { from: '22:00', until: '08:00' } as const;
