import { OwnGiftPage } from '../../../features/gifts/own-gift-page.js';

export const Component = OwnGiftPage;
