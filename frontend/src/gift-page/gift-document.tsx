import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import { renderToStaticMarkup } from 'react-dom/server';
import { giftPageWords as say } from '../languages/gift-page/en.js';
import type { Assets } from '../lib/page/built-assets.js';
import { GiftNotFound } from './parts/gift-not-found.js';
import { GiftPage } from './gift-page.js';
import { GiftUnavailable, goneText } from './parts/gift-unavailable.js';
import type { GiftPageModel } from './model.js';
import { PageDocument } from './page-document.js';
import { shownGift } from '../domain/gift/shown-gift.js';

/** React renders the page on the server only. With its runtime the page would weigh 116 KB instead of 49. */
export function renderGiftDocument(model: GiftPageModel, assets: Assets, themeScript: string): string {
  return `<!doctype html>${renderToStaticMarkup(<GiftDocument {...model} gift={model.gift && shownGift(model.gift)} assets={assets} themeScript={themeScript} />)}`;
}

interface GiftDocumentProps extends GiftPageModel {
  assets: Assets;
  themeScript: string;
}

function GiftDocument({
  gift,
  gone,
  isSender,
  isChanging,
  shareToken,
  visit,
  publicUrl,
  nonce,
  assets,
  themeScript,
}: GiftDocumentProps) {
  const missing = gone ? goneText(gone).title : say('notFoundTitle');
  return (
    <PageDocument
      title={`${gift ? titleOf(gift) : missing} | Presently`}
      nonce={nonce}
      assets={assets}
      themeScript={themeScript}
      referrer="no-referrer"
      head={
        <>
          {gift && <Preview gift={gift} publicUrl={publicUrl} />}
          {assets.imports.map((href) => (
            <link key={href} rel="modulepreload" href={href} />
          ))}
          <script type="module" src={assets.script} />
        </>
      }
    >
      {gift && <GiftPage {...{ gift, isSender, shareToken, visit, isChanging }} />}
      {!gift && (gone ? <GiftUnavailable {...goneText(gone)} /> : <GiftNotFound />)}
    </PageDocument>
  );
}

/** What comes in sympathy is not called a gift. */
const titleOf = (gift: GiftView): string =>
  isQuiet(gift.mood)
    ? say('quietDocumentTitle', { recipient: gift.recipientName, sender: gift.senderName })
    : say('documentTitle', { kind: kindOf(gift), recipient: gift.recipientName });

const kindOf = ({ isCard }: GiftView) => (isCard ? 'card' : 'gift');

/** The link preview in chats. It never names the gift or the recipient. */
function Preview({ gift, publicUrl }: { gift: GiftView; publicUrl: string }) {
  const quiet = isQuiet(gift.mood);
  const sender = gift.senderName;
  const title = quiet ? say('quietPreviewTitle', { sender }) : say('previewTitle', { kind: kindOf(gift), sender });
  const description = say(quiet ? 'quietPreviewText' : 'previewText');
  return (
    <>
      <meta name="description" content={say('previewWhole', { title, text: description })} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Presently" />
      {!quiet && <PreviewPicture publicUrl={publicUrl} />}
    </>
  );
}

const PreviewPicture = ({ publicUrl }: { publicUrl: string }) => (
  <>
    <meta property="og:image" content={`${publicUrl}/gift-preview.jpg`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={say('previewAlt')} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
