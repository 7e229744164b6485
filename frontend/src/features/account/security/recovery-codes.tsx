import { Download } from 'lucide-react';
import { Button } from '../../../ui/controls/button.js';

/** Codes to be kept on paper or in a password manager. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Presently recovery codes\n\n${codes.join('\n')}\n`)}`;
  return (
    <>
      <p className="text-ink-soft">
        Each signs you in once without the app. Keep them where you can find them without your phone. We only show them
        now.
      </p>
      <ul aria-label="Recovery codes" className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-paper-deep p-4">
        {codes.map((code) => (
          <li key={code} className="font-mono tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <Button asChild variant="quiet" className="mt-4">
        <a href={file} download="presently-recovery-codes.txt">
          <Download aria-hidden />
          Save as a file
        </a>
      </Button>
    </>
  );
}
