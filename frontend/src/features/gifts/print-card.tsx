import { createPortal } from 'react-dom';
import { Motif } from '../../ui/drawings/motif.js';
import QrCode from '../../ui/display/qr-code.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

interface PrintCardProps {
  recipientName: string;
  occasionType: string | null;
  link: string;
}

/** What is printed of a gift's page, instead of the page: a small card with drawing, name and code. */
export default function PrintCard({ recipientName, occasionType, link }: PrintCardProps) {
  return createPortal(
    <div className="print-card" aria-hidden>
      <Motif occasionType={occasionType} className="print-motif" />
      <p className="font-display">{say.rich('printedFor', { recipient: recipientName })}</p>
      <QrCode text={link} label="" className="print-code" />
    </div>,
    document.body,
  );
}
