import { NoticePage } from '../../features/marketing/notice-page.js';
import { terms } from '../../features/marketing/notices.js';

export const Component = () => <NoticePage notice={terms} />;
