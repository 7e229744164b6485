import { WrittenNotice } from '../../features/marketing/written-notice.js';

export const Component = () => <WrittenNotice name="help" />;
