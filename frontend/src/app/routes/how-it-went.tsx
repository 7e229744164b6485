import { HowItWentPage } from '../../features/reminders/how-it-went-page.js';

export const Component = HowItWentPage;
