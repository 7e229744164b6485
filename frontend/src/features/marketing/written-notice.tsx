import { NoticePage } from './notice-page.js';
import { noticeOf, type Notice, type NoticeName } from './notices.js';

/** The id of the element that holds the notice of a document. */
export const noticeElement = 'notice';

/** For signed-in users: the notice that the server has written into the document. Links to it are plain ones. */
export function WrittenNotice({ name }: { name: NoticeName }) {
  const written = document.getElementById(noticeElement)?.textContent;
  const notice = written ? (JSON.parse(written) as Notice) : noticeOf(name, { notices: {}, contactEmail: null });
  return <NoticePage notice={notice} />;
}
