import { randomUUID } from 'node:crypto';

export const admin = { userId: randomUUID(), displayName: 'Admin', isAdmin: true };
export const aUser = { userId: randomUUID(), displayName: 'Ann', isAdmin: false };
