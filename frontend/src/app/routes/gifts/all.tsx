import { AllGiftsPage } from '../../../features/gifts/all-gifts-page.js';

export const Component = AllGiftsPage;
