import { aCaller } from '@presently/testing/a-caller';

export const admin = aCaller({ displayName: 'Admin', isAdmin: true });
export const aUser = aCaller({ displayName: 'Ann' });
