import { giftPageWords as say } from '../../languages/gift-page/en.js';

/** Explains the page to its sender, who comes from the dashboard. */
export function SenderNote({ recipientName }: { recipientName: string }) {
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-sheet px-5 py-3 text-center text-sm text-ink-soft"
    >
      <p className="wrap-anywhere">{say.rich('senderNote', { recipient: recipientName })}</p>
      <button
        type="button"
        data-wrap-again=""
        className="touch-line rounded-sm py-1 font-medium text-ribbon-deep underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {say('wrapAgain')}
      </button>
    </div>
  );
}
