import { NoticePage } from '../../features/marketing/notice-page.js';
import { contact } from '../../features/marketing/notices.js';

export const Component = () => <NoticePage notice={contact} />;
