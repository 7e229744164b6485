import { NoticePage } from '../../features/marketing/notice-page.js';
import { privacy } from '../../features/marketing/notices.js';

export const Component = () => <NoticePage notice={privacy} />;
