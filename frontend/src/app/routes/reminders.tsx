import { RemindersPage } from '../../features/reminders/reminders-page.js';

export const Component = RemindersPage;
