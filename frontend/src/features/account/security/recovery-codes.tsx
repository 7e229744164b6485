import { Download } from 'lucide-react';
import { Button } from '../../../ui/controls/button.js';
import { accountWords as say } from '../../../languages/account/en.js';

/** Codes to be kept on paper or in a password manager. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${say('codesFile')}\n\n${codes.join('\n')}\n`)}`;
  return (
    <>
      <p className="text-ink-soft">{say('codesText')}</p>
      <ul aria-label={say('codesLabel')} className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-paper-deep p-4">
        {codes.map((code) => (
          <li key={code} dir="ltr" className="font-mono tabular-nums rtl:text-right">
            {code}
          </li>
        ))}
      </ul>
      <Button asChild variant="quiet" className="mt-4">
        <a href={file} download="presently-recovery-codes.txt">
          <Download aria-hidden />
          {say('saveFile')}
        </a>
      </Button>
    </>
  );
}
