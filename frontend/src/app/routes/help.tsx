import { NoticePage } from '../../features/marketing/notice-page.js';
import { help } from '../../features/marketing/notices.js';

export const Component = () => <NoticePage notice={help} />;
